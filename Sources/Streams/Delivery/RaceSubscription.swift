/// The subscriptions to several sources, of which the first to emit or to end is followed.
@usableFromInline
final class RaceSubscription: Subscription {
  private var consumer: Subscription?
  private var lanes: [RaceLane] = []
  private var isDecided = false

  @usableFromInline
  init(_ consumer: Subscription) {
    self.consumer = consumer
    super.init()
    consumer.own(self)
  }

  /// The subscription to one more source, while nobody has won.
  @usableFromInline
  func addLane() -> Subscription? {
    if isDecided || isReleased { return nil }
    let lane = RaceLane(self)
    lanes.append(lane)
    return lane
  }

  /// Notes that a source did something: the first to do so stays, the others are left.
  @usableFromInline
  func note(_ winner: Subscription) {
    guard !isDecided else { return }
    isDecided = true
    let losers = lanes.filter { $0 !== winner }
    lanes.removeAll { $0 !== winner }
    for loser in losers { loser.dispose() }
  }

  fileprivate func laneEnded(_ failure: (any Error)?) {
    let consumer = consumer
    dispose()
    consumer?.end(failure)
  }

  override func release() {
    consumer = nil
    let lanes = lanes
    self.lanes = []
    for lane in lanes { lane.dispose() }
  }
}

/// The subscription to one of the sources.
private final class RaceLane: Subscription {
  private var race: RaceSubscription?

  init(_ race: RaceSubscription) {
    self.race = race
  }

  override func finish(_ failure: (any Error)?) {
    let race = race
    dispose()
    race?.note(self)
    race?.laneEnded(failure)
  }

  override func release() { race = nil }
}
