import Streams
import Testing

/// What every operator has to do, whatever it computes.
///
/// An operator enters as a function from a source to a stream. The battery feeds the source by hand, and
/// compares whole histories.
struct Battery<Output> {
  /// Applies the operator.
  ///
  /// Called anew for every check, with a scheduler whose time passes after each event.
  let apply: (Observable<Int>, VirtualTimeScheduler) -> Observable<Output>
  /// The elements that the source is fed with.
  let input: [Int]
  /// Whether a synchronous source gives what the same elements give one by one.
  ///
  /// It does not where the operator subscribes to another source afterwards.
  let isAlikeWhenSynchronous: Bool
  /// Whether what comes depends on when the source emits.
  let isTimed: Bool
  let location: Testing.SourceLocation

  @discardableResult
  init(
    input: [Int] = [1, 2, 3, 4], isAlikeWhenSynchronous: Bool = true,
    location: Testing.SourceLocation = #_sourceLocation,
    _ apply: @escaping (Observable<Int>) -> Observable<Output>
  ) {
    self.init(
      input, { source, _ in apply(source) }, isAlikeWhenSynchronous: isAlikeWhenSynchronous,
      isTimed: false, location)
  }

  /// Tests an operator that needs a scheduler: one second passes after each event.
  @discardableResult
  init(
    timed input: [Int] = [1, 2, 3, 4], location: Testing.SourceLocation = #_sourceLocation,
    _ apply: @escaping (Observable<Int>, VirtualTimeScheduler) -> Observable<Output>
  ) {
    self.init(input, apply, isAlikeWhenSynchronous: false, isTimed: true, location)
  }

  private init(
    _ input: [Int],
    _ apply: @escaping (Observable<Int>, VirtualTimeScheduler) -> Observable<Output>,
    isAlikeWhenSynchronous: Bool, isTimed: Bool, _ location: Testing.SourceLocation
  ) {
    self.apply = apply
    self.input = input
    self.isAlikeWhenSynchronous = isAlikeWhenSynchronous
    self.isTimed = isTimed
    self.location = location
    nothingFollowsTheEnd()
    disposalAtEveryPoint()
    failure()
    completion()
    if isAlikeWhenSynchronous { synchronousSource() }
    reentrantSource()
    if !isTimed { latecomer() }
    upstreamIsLeftAtOnce()
    leaks()
    destructorThatCallsBack()
  }

  /// A source by hand, which goes on after the end if it is told to, and counts its disposals.
  final class Source {
    private(set) var observers: [Observer<Int>] = []
    private(set) var disposals = 0
    var subscriptions: Int { observers.count }

    var observable: Observable<Int> {
      .create { [self] observer in
        observers.append(observer)
        return Disposables.create(with: { [self] in disposals += 1 })
      }
    }

    func send(_ event: Event<Int>) { for observer in observers { observer.on(event) } }

    func forget() { observers = [] }
  }

  /// What happened until the last event was sent.
  struct Run {
    let lines: [String]
    let subscriptions: Int
    let disposals: Int
  }

  func run(
    _ events: [Event<Int>], disposingAfter point: Int? = nil
  ) -> Run {
    let (source, history, place) = (Source(), History<Output>(), SerialDisposable())
    history.afterEach = { if $0 == point { place.dispose() } }
    if point == 0 { place.dispose() }
    let scheduler = VirtualTimeScheduler()
    history.subscribe(to: apply(source.observable, scheduler), into: place)
    for event in events {
      source.send(event)
      scheduler.advance(by: .seconds(1))
    }
    // Long enough for what is delayed, and not forever for what is periodic.
    scheduler.advance(by: .seconds(20))
    let run = Run(
      lines: history.lines, subscriptions: source.subscriptions, disposals: source.disposals)
    // The source knows its observers and they know how to tell it: disposal breaks that ring.
    place.dispose()
    return run
  }

  var elements: [Event<Int>] { input.map { .next($0) } }
}
