/// A delegate that turns messages into streams and passes everything on to a forward delegate: Rx's
/// delegate proxy, with its algorithm and all its checks.
///
/// There is one proxy for each host, slot and family of proxies. It is kept by the host, holds the host weakly,
/// and is the host's delegate itself: it insists on reading itself back. It needs no code for any
/// delegate protocol.
///
/// The checks (``Violation/Kind``) are always evaluated. What a failed one does is up to the
/// ``ViolationHandler`` in force; where that returns, the proxy goes on as Rx does in a release build.
open class DelegateProxy: MessageObject, ForwardDelegating, ForwardingParty {
  /// The object whose slot this proxy takes, while it lives.
  public private(set) weak var host: MessageObject?

  /// The slot that this proxy takes.
  public let slot: DelegateSlot

  // Every message that comes through reads this; the main actor keeps accesses apart.
  @safe @exclusivity(unchecked) private weak var weakForward: AnyObject?
  private var retainedForward: AnyObject?
  @safe @exclusivity(unchecked) var streams = ProxyStreams()

  /// Makes a proxy; get one with ``proxy(for:in:)`` instead.
  public required init(host: MessageObject, slot: DelegateSlot) {
    self.host = host
    self.slot = slot
    super.init()
  }

  isolated deinit {
    for stream in streams.all { stream.complete() }
  }

  /// Answers whether the proxy is, or passes messages on to, another object.
  open override class var methods: Methods {
    Methods(DelegateProxy.self) {
      $0.on(RootMessages.wraps) { proxy, other in
        proxy === other
          || proxy.forwardToDelegate().map { MessageObject.does($0, wrap: other) } ?? false
      }
    }
  }

  // MARK: What subclasses may change

  /// Tells apart the proxies of different libraries on one slot.
  open class var family: String { "rx" }

  /// Reads the slot of `host`.
  open class func currentDelegate(
    of host: MessageObject, in slot: DelegateSlot
  ) -> AnyObject? {
    slot.object(of: host)
  }

  /// Sets the slot of `host`.
  open class func setCurrentDelegate(
    _ delegate: AnyObject?, of host: MessageObject, in slot: DelegateSlot
  ) {
    slot.set(delegate, of: host)
  }

  /// Takes itself out of the slot and puts itself back, so that a host that caches claims asks again;
  /// nothing where the slot does not read as this proxy.
  open func reset() {
    guard let host else { return }
    let current = Self.currentDelegate(of: host, in: slot)
    if let dead = current as? DeadObject { return dead.reportUse(by: "\(Self.family) reset") }
    guard current === self else { return }
    Self.setCurrentDelegate(nil, of: host, in: slot)
    Self.setCurrentDelegate(self, of: host, in: slot)
  }

  // MARK: Forward delegate

  /// The object that gets everything this proxy gets.
  public final func forwardToDelegate() -> AnyObject? { weakForward }

  /// Makes `delegate` the object that gets everything this proxy gets, and re-installs the proxy.
  ///
  /// - Parameters:
  ///   - delegate: The object, or `nil` for none.
  ///   - retainDelegate: Whether the proxy keeps it alive.
  open func setForwardToDelegate(_ delegate: AnyObject?, retainDelegate: Bool) {
    point(at: delegate, retaining: retainDelegate)
    reset()
  }

  private func point(at delegate: AnyObject?, retaining: Bool) {
    // The previous delegate's last words may come back here, so it dies after the change.
    let previous = retainedForward
    weakForward = delegate
    retainedForward = retaining ? delegate : nil
    ForwardDelegateMessages.noteChange()
    _ = previous
  }

  /// True.
  public final var notesChanges: Bool { true }

  /// The forward delegate, for diagnostics.
  public final var forwardingParties: [AnyObject] { weakForward.map { [$0] } ?? [] }

  // MARK: Messages

  /// Whether the proxy has a method for the message, or somebody observes it.
  ///
  /// A subclass that overrides this tells when its answers change: ``ForwardDelegateMessages/noteChange()``.
  open func intercepts(_ selector: Selector) -> Bool {
    if let stream = streams[selector], stream.hasObservers() { return true }
    return objectClass.implements(selector, for: self)
  }

  /// Whether the proxy has the method itself, or its forward delegate takes the message, or it is a
  /// notification that somebody observes.
  open override func responds(to selector: Selector) -> Bool {
    if super.responds(to: selector) { return true }
    if let weakForward, MessageObject.responds(weakForward, to: selector) { return true }
    guard let stream = streams[selector] else { return false }
    return stream.isNotification && stream.hasObservers()
  }

  /// Always, unless overridden: the proxy knows every declared message.
  open override func recognizes(_ selector: Selector) -> Bool { true }

  /// The forward delegate, for what nobody observes here.
  public final override func forwardingTarget(for selector: Selector) -> AnyObject? {
    if let stream = streams[selector], stream.hasObservers() { return nil }
    guard let weakForward, MessageObject.responds(weakForward, to: selector) else { return nil }
    return weakForward
  }

  /// Tells the observers, the forward delegate, and the observers again; refuses what the proxy does not
  /// recognize.
  public final override func forward(_ invocation: inout Invocation) {
    guard recognizes(invocation.selector) else { return invocation.doesNotRecognize(by: self) }
    let stream = streams[invocation.selector]
    stream?.deliver(invocation, .sent)
    if let weakForward, MessageObject.responds(weakForward, to: invocation.selector) {
      invocation.invoke(on: weakForward)
    }
    stream?.deliver(invocation, .invoked)
  }
}
