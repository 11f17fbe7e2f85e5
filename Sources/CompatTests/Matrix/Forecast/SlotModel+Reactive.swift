import DelegateBridge
import Streams

/// The algorithm of Rx's delegate proxies.
extension SlotModel {
  /// Looks the proxy of `party` up and lets an observer listen to `event`.
  mutating func observe(_ event: Event, _ party: Int) {
    let proxy = proxy(of: party)
    guard elements[party]?[event] == nil else { return }
    elements[party, default: [:]][event] = 0
    reset(proxy, party)
  }

  private mutating func proxy(of party: Int) -> Int {
    let proxy = kept[party]?.first ?? make(.party(party))
    kept[party] = [proxy]
    let current = currentDelegate(of: proxy, party)
    guard current != proxy, current.map({ isUsable($0) }) ?? true else { return proxy }
    holding(current) { model in
      model.objects[proxy].target = current
      model.set(proxy)
      let found = model.currentDelegate(of: proxy, party)
      if found != proxy {
        model.report(.proxyNotCurrent, [proxy, found, proxy].map { model.name(of: $0) })
      }
    }
    return proxy
  }

  private mutating func reset(_ proxy: Int, _ party: Int) {
    guard !isOver, let current = currentDelegate(of: proxy, party), isUsable(current),
      current == proxy
    else { return }
    set(nil)
    set(proxy)
  }

  /// What the library of `party` takes for the delegate.
  private func currentDelegate(of proxy: Int, _ party: Int) -> Int? {
    let current = get()
    guard conducts[party] == .takesSlot(looksThrough: true), let wrapper = living(current),
      case .party(let other) = objects[wrapper].origin,
      case .wraps(let wrapping) = conducts[other], wrapping.isWellKnown,
      living(objects[wrapper].target) == proxy
    else { return current }
    return proxy
  }
}
