import Streams

/// What a proxy of one's own looks like to the conflict matrix: it counts one message and passes
/// everything on.
final class PlayCounter: MessageProxy, ForwardingParty {
  private(set) weak var target: AnyObject?
  private let counted: Selector
  private let count: () -> Void

  init(around target: AnyObject, counting counted: Selector, _ count: @escaping () -> Void) {
    self.target = target
    self.counted = counted
    self.count = count
    super.init()
    objectClass = Self.classObject.makeSubclass(named: "play counter")
  }

  override func forward(_ invocation: inout Invocation) {
    if invocation.selector == counted { count() }
    if let target { invocation.invoke(on: target) }
  }

  var forwardingParties: [AnyObject] { target.map { [$0] } ?? [] }

  func intercepts(_ selector: Selector) -> Bool { selector == counted }
}
