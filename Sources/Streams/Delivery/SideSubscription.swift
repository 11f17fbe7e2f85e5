/// The subscription of an operator to a source whose failure counts, but whose end does not.
@usableFromInline
final class SideSubscription: Subscription {
  @safe @exclusivity(unchecked) private var consumer: Subscription?

  @usableFromInline
  init(_ consumer: Subscription) {
    self.consumer = consumer
  }

  @usableFromInline
  override func finish(_ failure: (any Error)?) {
    let consumer = consumer
    dispose()
    if let failure { consumer?.end(failure) }
  }

  @usableFromInline
  override func release() { consumer = nil }
}
