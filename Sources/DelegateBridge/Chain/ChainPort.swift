import Streams

/// What the bridge gives to setter hooks instead of a delegate: a stand-in for everything that
/// comes after them in the chain.
///
/// Hooks may wrap it, keep it, ask it and send to it as they would with the delegate itself. Because
/// what it stands for can change behind it, a wrapper never has to be taken apart, and because it
/// only leads inwards, no ring can go through it.
final class ChainPort: MessageProxy, NamedParty, ForwardingParty {
  // Not weak, because every message reads this.
  // SAFETY: the chain takes itself away when it dies.
  @safe @exclusivity(unchecked) private unowned(unsafe) var chain: SlotChain?

  init(of chain: SlotChain) {
    self.chain = chain
    super.init()
  }

  /// Leads nowhere any more.
  func leave() {
    chain = nil
  }

  let partyName = "bridge"

  override class var methods: Methods {
    Methods(ChainPort.self) {
      $0.on(RootMessages.wraps) { port, other in port.wraps(other) }
      $0.on(ChainPort.lookForPort) { port in
        port.trail = Forwarding.forwarders(of: ChainPort.lookForPort.selector)
      }
    }
  }

  /// Goes through wrappers, those that do not say what they wrap included, to the port inside.
  private static let lookForPort = Message<Void>("bridge.lookForPort")

  private var trail: [AnyObject] = []

  /// The wrappers from the outermost to the port, as a message passes them; none where it does not
  /// arrive.
  func trail(ofMessageTo outermost: AnyObject) -> [AnyObject] {
    trail { ChainPort.lookForPort.send(to: outermost) }
  }

  /// The wrappers from the outermost to the port, as a question passes them, which nobody counts; none
  /// where it does not arrive.
  func trail(ofQuestionTo outermost: AnyObject) -> [AnyObject] {
    trail { RootMessages.wraps.send(to: outermost, self) }
  }

  private func trail(_ send: () -> Void) -> [AnyObject] {
    trail = []
    _ = Forwarding.quietly { Forwarding.watching(send) }
    defer { trail = [] }
    return trail
  }

  var forwardingParties: [AnyObject] { chain?.first.map { [$0] } ?? [] }

  /// Whether a hook has given the port's class methods of its own.
  func intercepts(_ selector: Selector) -> Bool { !objectClass.ownMethods.isEmpty }

  private func wraps(_ other: AnyObject) -> Bool {
    if self === other {
      trail = Forwarding.forwarders(of: RootMessages.wraps.selector)
      return true
    }
    guard let first = chain?.first else { return false }
    return MessageObject.does(first, wrap: other)
  }

  override func responds(to selector: Selector) -> Bool {
    chain?.answers(selector) ?? false
  }

  /// Always: what nobody takes in the end is left unanswered, so that the sender has the message's
  /// default.
  override func recognizes(_ selector: Selector) -> Bool { true }

  override func forwardingTarget(for selector: Selector) -> AnyObject? {
    guard let chain, chain.reachPort(selector) else { return nil }
    return chain.target(for: selector)
  }

  override func forward(_ invocation: inout Invocation) {
    guard hidesForwardingTarget, let chain, chain.reachPort(invocation.selector),
      let target = chain.target(for: invocation.selector)
    else { return }
    invocation.invoke(on: target)
  }

  /// Whether a hook on the port's class has taken the place of ``forwardingTarget(for:)``.
  private var hidesForwardingTarget: Bool {
    objectClass.method(of: RootMessages.forwardingTarget.selector)?.owner === objectClass
  }
}
