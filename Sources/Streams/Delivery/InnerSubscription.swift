/// The subscription to one inner stream of a ``MergeSubscription``, and a node in its list.
@safe
@usableFromInline
final class InnerSubscription: Subscription {
  // SAFETY: the owner disposes of its inner subscriptions before it dies, which clears this field.
  @exclusivity(unchecked) private unowned(unsafe) var owner: MergeSubscription?
  @safe @exclusivity(unchecked) private var next: InnerSubscription?
  // SAFETY: the predecessor clears or redirects this field when it leaves the list.
  @exclusivity(unchecked) private unowned(unsafe) var previous: InnerSubscription?
  @safe @exclusivity(unchecked) private var isLinked = false

  init(_ owner: MergeSubscription) {
    unsafe self.owner = owner
  }

  func reused(by owner: MergeSubscription) -> InnerSubscription {
    state = []
    unsafe self.owner = owner
    return self
  }

  func link(before next: InnerSubscription?) {
    isLinked = true
    self.next = next
    unsafe next?.previous = self
  }

  override func finish(_ failure: (any Error)?) {
    guard let owner = unsafe owner else { return }
    dispose()
    owner.innerEnded(failure)
  }

  override func release() {
    if isLinked, let owner = unsafe owner { unlink(from: owner) }
    unsafe owner = nil
  }

  private func unlink(from owner: MergeSubscription) {
    isLinked = false
    let next = next
    self.next = nil
    unsafe next?.previous = previous
    if let previous = unsafe previous { previous.next = next } else { owner.first = next }
    unsafe previous = nil
  }
}
