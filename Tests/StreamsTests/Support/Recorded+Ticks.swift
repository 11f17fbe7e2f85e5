import Streams

extension Recorded {
  static func next(_ tick: Int, _ element: Element) -> Recorded { .next(.seconds(tick), element) }
  static func error(_ tick: Int, _ error: any Error) -> Recorded { .error(.seconds(tick), error) }
  static func completed(_ tick: Int) -> Recorded { .completed(.seconds(tick)) }
}

extension SubscriptionInterval {
  static func ticks(_ subscribed: Int, _ disposed: Int? = nil) -> SubscriptionInterval {
    SubscriptionInterval(.seconds(subscribed), disposed.map { .seconds($0) })
  }
}
