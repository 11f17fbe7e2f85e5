/// A stream that records its subscriptions.
///
/// - Note: Confined to the isolation domain of its scheduler.
public final class TestableObservable<Element>: ObservableType {
  /// The subscriptions so far, in order.
  public private(set) var subscriptions: [SubscriptionInterval] = []
  private let scheduler: VirtualTimeScheduler
  private let attach: (Observer<Element>) -> Void

  init(_ scheduler: VirtualTimeScheduler, attach: @escaping (Observer<Element>) -> Void) {
    self.scheduler = scheduler
    self.attach = attach
  }

  /// The stream.
  ///
  /// - Returns: An observable; each subscription to it is recorded.
  public func asObservable() -> Observable<Element> {
    Observable { [self] observer in
      let index = subscriptions.count
      subscriptions.append(SubscriptionInterval(scheduler.now))
      observer.subscription.own(
        ActionSubscription { [self] in subscriptions[index].disposed = scheduler.now })
      attach(observer)
    }
  }
}
