/// An observer that records what it gets, and when.
///
/// - Note: Confined to the isolation domain of its scheduler.
public final class TestableObserver<Element>: ObserverType {
  /// The history so far.
  public private(set) var events: [Recorded<Element>] = []
  private let scheduler: VirtualTimeScheduler

  init(_ scheduler: VirtualTimeScheduler) {
    self.scheduler = scheduler
  }

  /// Records an event.
  ///
  /// - Parameter event: The event.
  public func on(_ event: Event<Element>) {
    events.append(Recorded(time: scheduler.now, event: event))
  }
}
