import DelegateBridge
import Streams

/// The algorithm of delegate proxies: Rx's, and that of libraries that take the slot whenever they
/// want the host to ask again.
extension SlotModel {
  /// Looks the proxy of `party` up, and has it take the slot where it does not find itself there.
  mutating func lookUp(_ party: Int, _ proxying: Proxying) {
    let proxy = kept[party]?.first ?? make(.party(party))
    kept[party] = [proxy]
    let current = currentDelegate(of: proxy, proxying)
    guard current != proxy else { return }
    if proxying.takesSlotAlways {
      holding(current) { model in
        model.objects[proxy].target = model.living(current)
        model.takeSlot(proxy, proxying)
      }
      return
    }
    guard current.map({ isUsable($0) }) ?? true else { return }
    holding(current) { model in
      model.objects[proxy].target = current
      model.set(proxy)
      model.checkThat(model.currentDelegate(of: proxy, proxying), is: proxy)
    }
  }

  /// An observer of `event` comes to a proxy that was looked up.
  mutating func observe(_ event: Event, _ party: Int, _ proxying: Proxying) {
    guard let proxy = kept[party]?.first, elements[party]?[event] == nil else { return }
    elements[party, default: [:]][event] = 0
    observed[party, default: []].insert(event)
    reinstall(proxy, proxying)
  }

  /// All observers leave.
  mutating func dispose(_ party: Int, _ proxying: Proxying) {
    guard let proxy = kept[party]?.first else { return }
    for event in Event.allCases where observed[party]?.contains(event) ?? false {
      observed[party]?.remove(event)
      reinstall(proxy, proxying)
    }
  }

  /// Has the host ask again what the proxy claims.
  mutating func reinstall(_ proxy: Int, _ proxying: Proxying) {
    guard !isOver else { return }
    if proxying.takesSlotAlways { return takeSlot(proxy, proxying) }
    guard let current = currentDelegate(of: proxy, proxying), isUsable(current), current == proxy
    else { return }
    set(nil)
    set(proxy)
  }

  private mutating func takeSlot(_ proxy: Int, _ proxying: Proxying) {
    if proxying.clearsSlot { set(nil) }
    set(proxy)
    checkThat(get(), is: proxy)
  }

  private mutating func checkThat(_ found: Int?, is proxy: Int) {
    guard found != proxy else { return }
    report(.proxyNotCurrent, [proxy, found, proxy].map { name(of: $0) })
  }

  /// What the library takes for the delegate.
  private func currentDelegate(of proxy: Int, _ proxying: Proxying) -> Int? {
    let current = get()
    guard proxying.looksThrough, let wrapper = living(current), isWellKnown(wrapper),
      living(objects[wrapper].target) == proxy
    else { return current }
    return proxy
  }
}
