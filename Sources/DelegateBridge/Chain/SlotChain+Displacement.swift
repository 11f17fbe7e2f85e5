import Streams

extension SlotChain {
  /// Remembers the delegate that is there, because `object` is about to take its place.
  func noteDisplacement(by object: AnyObject) {
    guard object !== delegate, ReactiveLink(object) == nil else { return }
    let read = lastRead === logical.object ? lastRead : nil
    if let displacement, displacement.isWatching,
      parties.proxy(read) == nil || displacedDelegate != nil
    {
      // Whoever comes in front of a party that took the slot by hand, or back after it, may lead to
      // the same proxy.
      return displacement.renew()
    }
    // Without a proxy there is nobody to lead back to.
    guard delegate != nil, !parties.proxies.isEmpty else {
      displacement = nil
      return
    }
    let displacement = Displacement(of: delegate)
    self.displacement = displacement
    guard let proxy = parties.proxy(read)?.proxy as? MessageObject else { return }
    displacement.watch(proxy) { [weak self] selector in self?.hasComeBack(selector) ?? false }
  }

  /// The delegate that comes back when who displaced it is gone; nobody where that did not pass
  /// messages on to it.
  var displacedDelegate: AnyObject? {
    displacement.flatMap { $0.isPassedOnTo ? $0.delegate : nil }
  }

  /// Whether a message is on its way that has come to the watched proxy before; notes that it has now.
  private func hasComeBack(_ selector: Selector) -> Bool {
    guard let last = dispatches.indices.last, dispatches[last].selector == selector else {
      return false
    }
    defer { dispatches[last].hasPassedWatched = true }
    return dispatches[last].hasPassedWatched
  }
}
