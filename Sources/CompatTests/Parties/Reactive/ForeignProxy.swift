public import Streams

/// The delegate proxy of a ``ForeignLibrary``: it turns messages into streams and passes everything on
/// to the delegate behind it, which can be exchanged from outside.
///
/// It is kept by its host. Whenever it is put into the slot, and when a message gets its first
/// observer or loses its last one, it sets itself and insists on reading itself back.
public final class ForeignProxy: MessageObject, ForwardDelegating, ForwardingParty, NamedParty {
  private let library: ForeignLibrary
  private let slot: DelegateSlot
  private weak var host: MessageObject?
  private weak var target: AnyObject?
  private let subjects = MessageSubjects()

  init(of library: ForeignLibrary, for host: MessageObject, in slot: DelegateSlot) {
    self.library = library
    self.host = host
    self.slot = slot
    super.init()
    // For the sake of parties that change the class of what is set.
    start(as: Self.classObject.makeSubclass(named: library.name))
  }

  isolated deinit {
    subjects.complete()
  }

  /// The name of the library.
  public var partyName: String { library.name }

  /// Answers whether the proxy is, or passes messages on to, another object.
  public override class var methods: Methods {
    Methods(ForeignProxy.self) {
      $0.on(RootMessages.wraps) { proxy, other in
        proxy === other || proxy.target.map { MessageObject.does($0, wrap: other) } ?? false
      }
    }
  }

  /// A stream of the arguments of `message`, each when the library tells its observers; it completes when
  /// the proxy dies with its host.
  public func events<each Argument>(
    of message: Message<Void, repeat each Argument>
  ) -> Observable<(repeat each Argument)> {
    subjects.observable(of: message) { [weak self] in self?.takeSlot() }
  }

  // MARK: The slot

  /// Comes in front of what is in the slot, where that does not read as this proxy.
  func join() {
    guard let host else { return }
    let current = slot.object(of: host)
    guard current !== self else { return }
    target = current
    takeSlot()
    // A caller that compares it afterwards, as libraries do, holds it until here.
    withExtendedLifetime(current) {}
  }

  private func takeSlot() {
    guard let host else { return }
    if library.clearsSlot { slot.set(nil, of: host) }
    slot.set(self, of: host)
    let current = slot.object(of: host)
    guard current !== self else { return }
    Violation(
      .proxyNotCurrent, parties: [self, current],
      detail: "the \(partyName) proxy set itself and found \(Violation.name(of: current))"
    ).report()
  }

  // MARK: Forwarding

  /// The delegate behind the proxy.
  public func forwardToDelegate() -> AnyObject? { target }

  /// Puts `delegate`, which is never retained, behind the proxy.
  public func setForwardToDelegate(_ delegate: AnyObject?, retainDelegate: Bool) {
    target = delegate
    guard !library.clearsSlot, let host else { return }
    slot.set(self, of: host)
  }

  /// The delegate behind the proxy, for diagnostics.
  public var forwardingParties: [AnyObject] { target.map { [$0] } ?? [] }

  /// Whether somebody observes the message.
  public func intercepts(_ selector: Selector) -> Bool {
    subjects.observe(selector) || objectClass.implements(selector, for: self)
  }

  /// Whether somebody observes the message, or the delegate behind the proxy takes it.
  public override func responds(to selector: Selector) -> Bool {
    super.responds(to: selector) || subjects.observe(selector) || taker(of: selector) != nil
  }

  /// Always: the proxy knows every declared message.
  public override func recognizes(_ selector: Selector) -> Bool { true }

  /// The delegate behind the proxy, for what nobody observes here.
  public override func forwardingTarget(for selector: Selector) -> AnyObject? {
    subjects.observe(selector) ? nil : taker(of: selector)
  }

  /// Tells the observers and the delegate behind the proxy, in the order of the library.
  public override func forward(_ invocation: inout Invocation) {
    if library.tellsFirst { subjects.deliver(invocation) }
    if let taker = taker(of: invocation.selector) { invocation.invoke(on: taker) }
    if !library.tellsFirst { subjects.deliver(invocation) }
  }

  private func taker(of selector: Selector) -> AnyObject? {
    guard let target, MessageObject.responds(target, to: selector) else { return nil }
    return target
  }
}
