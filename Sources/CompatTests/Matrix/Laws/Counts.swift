/// How often everybody got what they are after.
struct Counts: Hashable {
  /// How often the app's delegate got the event.
  var app = 0

  /// How often the message beside the event came through.
  var extra = 0

  /// How often another delegate got the event, or a forwarder by hand.
  var other = 0

  /// How often each receiver of each party got its event; nothing of a party that has not come yet.
  var received: [[Int]]

  init(parties: Int) {
    received = Array(repeating: [], count: parties)
  }

  /// The counts by the names of the receivers.
  @MainActor
  func deliveries(in cell: Cell) -> [String: Int] {
    var deliveries = ["app": app]
    if let receiver = cell.extraReceiver { deliveries[receiver] = extra }
    if let receiver = cell.otherReceiver { deliveries[receiver] = other }
    for (party, counts) in received.enumerated() {
      for (receiver, count) in zip(cell.receivers(of: party), counts) {
        deliveries[receiver] = count
      }
    }
    return deliveries
  }
}
