import DelegateBridge
import Streams

extension World {
  /// Makes a delegate, with everything that it needs behind it.
  func makeApp(_ name: Step.AppName) -> AnyObject {
    let rawName = name.rawValue
    switch name {
    case .plain: return PlainApp(rawName, journal)
    case .scrolling: return ScrollingApp(rawName, journal)
    case .table: return TableApp(rawName, journal)
    case .hand: return HandForwarder(rawName, journal, to: PlainApp("by hand", journal))
    case .adapter:
      let (adapter, target) = (ScrollingApp("adapter's", journal), PlainApp("target", journal))
      let proxy = InterceptingProxy(
        intercepting: [SlotHost.didScroll], for: adapter, target: target, named: rawName)
      proxy[associated: AssociationKey("adapter")] = adapter
      proxy[associated: AssociationKey("target")] = target
      return proxy
    case .broadcast:
      let (first, second) = (PlainApp("first", journal), ScrollingApp("second", journal))
      let broadcast = Broadcast(to: [first, second], named: rawName)
      broadcast[associated: AssociationKey("first")] = first
      broadcast[associated: AssociationKey("second")] = second
      return broadcast
    }
  }
}
