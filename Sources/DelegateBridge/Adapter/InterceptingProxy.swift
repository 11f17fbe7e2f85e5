public import Streams

/// A delegate that gives some messages to an adapter and all others to the target: what list-adapter
/// libraries put between a list and the app.
///
/// The adapter gets a message from its list alone; whether the target hears of it is up to the
/// adapter. Where the adapter has died, or does not take a message of its list, the target gets it. The
/// proxy claims exactly what one of them takes, and is of its target's kind.
///
/// Neither is kept alive. A message that nobody takes any more is left unanswered, so that the sender
/// has its default.
public final class InterceptingProxy: MessageProxy, NamedParty, ForwardingParty, InstalledParty,
  Retargeting
{
  /// The name of this proxy in reports.
  public let partyName: String

  /// Who put the proxy into a slot, if it was installed there.
  public private(set) var installation: Installation?

  /// Who gets the messages of the list, while it lives.
  public private(set) weak var adapter: AnyObject?

  private weak var weakTarget: AnyObject?
  private let intercepted: Set<Selector>
  private var occupancy: SlotOccupancy?

  /// Makes a proxy; put it into a slot with ``install(on:slot:owner:file:line:)``, or set it as any delegate.
  ///
  /// - Parameters:
  ///   - messages: What the adapter gets.
  ///   - adapter: Who gets it.
  ///   - target: Who gets everything else.
  ///   - name: The name in reports.
  public init(
    intercepting messages: [any AnyMessage], for adapter: AnyObject, target: AnyObject? = nil,
    named name: String = "adapter"
  ) {
    partyName = name
    intercepted = Set(messages.map(\.selector))
    super.init()
    self.adapter = adapter
    self.target = target
  }

  /// What the proxy answers itself: who it is, because it is set as a delegate and reads back as one,
  /// and for whom it stands.
  public override class var methods: Methods {
    Methods(InterceptingProxy.self) {
      $0.on(RootMessages.identity) { $0 }
      $0.on(RootMessages.wraps) { proxy, other in
        proxy === other
          || proxy.forwardingParties.contains { MessageObject.does($0, wrap: other) }
      }
    }
  }

  /// The object behind the proxy, while it lives.
  ///
  /// A host on which the proxy was installed asks again for what the proxy claims if that changes with
  /// the target. A target that leads back to this proxy is refused, and reported.
  public var target: AnyObject? {
    get { weakTarget }
    set {
      guard newValue !== weakTarget, newValue.map(accepts) ?? true else { return }
      weakTarget = newValue
      occupancy?.refresh(self)
    }
  }

  /// The adapter and the target, for diagnostics.
  public var forwardingParties: [AnyObject] { [adapter, target].compactMap { $0 } }

  /// Whether the message is on the adapter's list.
  public func intercepts(_ selector: Selector) -> Bool { intercepted.contains(selector) }

  // MARK: Slots

  /// Puts the proxy into a slot, in front of the delegate that is there.
  ///
  /// The host keeps the proxy alive until it is removed.
  ///
  /// - Parameters:
  ///   - host: The object that has the slot.
  ///   - slot: The slot.
  ///   - owner: Who installs it, for reports; the module in which that is done unless stated.
  ///   - file: Where it is installed, for reports.
  ///   - line: Where it is installed, for reports.
  public func install(
    on host: MessageObject, slot: DelegateSlot = .delegate, owner: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    guard occupancy == nil else { return }
    installation = Installation(owner: owner, file: file, line: line)
    let occupancy = SlotOccupancy(of: host, slot)
    occupancy.enter(self) { delegate in if let delegate { target = delegate } }
    self.occupancy = occupancy
  }

  /// Takes the proxy out of the slot, in favour of the target.
  ///
  /// Where it cannot be taken out, because something is in front of it that cannot be told to forward
  /// to somebody else, it stays and only passes on.
  public func remove() {
    occupancy?.leave(self, to: target)
    occupancy = nil
    installation = nil
    adapter = nil
  }

  private func accepts(_ target: AnyObject) -> Bool {
    guard MessageObject.does(target, wrap: self) else { return true }
    Violation(
      .ringRefused, parties: [self, target],
      detail:
        "\(Violation.name(of: target)) leads back to \(partyName), and does not become its target"
    ).report()
    return false
  }

  // MARK: Messages

  /// Whether the adapter takes the message from the list, or the target takes it.
  public override func responds(to selector: Selector) -> Bool {
    objectClass.implements(selector, for: self) || taker(of: selector) != nil
  }

  /// Always: what neither takes is left unanswered.
  public override func recognizes(_ selector: Selector) -> Bool { true }

  /// The adapter or the target, whichever takes the message.
  public override func forwardingTarget(for selector: Selector) -> AnyObject? {
    taker(of: selector)
  }

  /// Leaves the message unanswered: there is nobody who takes it.
  public override func forward(_ invocation: inout Invocation) {}

  private func taker(of selector: Selector) -> AnyObject? {
    if intercepted.contains(selector), let adapter,
      MessageObject.responds(adapter, to: selector)
    {
      return adapter
    }
    guard let target, MessageObject.responds(target, to: selector) else { return nil }
    return target
  }
}
