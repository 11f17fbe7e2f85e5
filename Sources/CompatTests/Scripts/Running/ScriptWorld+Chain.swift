import DelegateBridge
import Streams

extension ScriptWorld {
  /// Who stands behind whom, starting at `object`, as recordings write it: `rx(trackA#1(app))`.
  static func chain(from object: AnyObject?) -> String {
    chain(from: object, visited: [])
  }

  /// The names of the wrappers around the delegate, by which their counts go.
  var wrappers: [String] {
    var names: [String] = []
    var next = host.storage.object
    while let object = next {
      switch object {
      case let tracker as TrackingProxy:
        names.append(tracker.partyName)
        next = tracker.target
      case let bridge as ClientBridge:
        names.append("bridge")
        next = bridge.real
      default: next = nil
      }
    }
    return names
  }

  private static func chain(from object: AnyObject?, visited: [AnyObject]) -> String {
    guard let object else { return "nil" }
    if visited.contains(where: { $0 === object }) { return "\(Violation.name(of: object))…" }
    let visited = visited + [object]
    func behind(_ object: AnyObject?) -> String { chain(from: object, visited: visited) }

    switch object {
    case let tracker as TrackingProxy: return "\(tracker.partyName)(\(behind(tracker.target)))"
    case let proxy as DelegateProxy: return "rx(\(behind(proxy.forwardToDelegate())))"
    case let bridge as ClientBridge: return "\(bridge.partyName)(\(behind(bridge.real)))"
    case let broadcast as BroadcastParty:
      return "bc(\(broadcast.receivers.map { behind($0.object) }.joined(separator: "+")))"
    default: return Violation.name(of: object)
    }
  }
}
