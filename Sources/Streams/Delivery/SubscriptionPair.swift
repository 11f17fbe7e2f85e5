/// Two subscriptions that end together.
final class SubscriptionPair: Subscription {
  private let second: Subscription

  init(_ first: Subscription, _ second: Subscription) {
    self.second = second
    super.init()
    resource = first
  }

  override func release() { second.dispose() }
}
