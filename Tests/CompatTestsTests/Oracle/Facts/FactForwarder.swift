import Streams

/// An ordinary object without methods that notes how it is asked to forward.
final class FactForwarder: MessageObject {
  private let target: AnyObject?

  /// Whether the target is given as forwarding target.
  var givesTarget = false

  /// Whether the object gives itself as forwarding target.
  var givesItself = false

  var steps: [String] = []

  init(for target: AnyObject?) {
    self.target = target
    super.init()
  }

  override class var methods: Methods { Methods(FactForwarder.self) }

  override func forwardingTarget(for selector: Selector) -> AnyObject? {
    steps.append("target")
    if givesItself { return self }
    return givesTarget ? target : nil
  }

  override func forward(_ invocation: inout Invocation) {
    steps.append("invocation")
    if let target { invocation.invoke(on: target) }
  }
}
