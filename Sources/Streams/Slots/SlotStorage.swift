/// The memory behind a delegate property of one host: what is set, how it is held, and which
/// optional messages it claimed when it was asked.
///
/// A host owns one for each slot, declares its accessors with ``Methods/Builder/slot(_:_:)``, and
/// sends through ``send(_:_:)-(_,Argument)``.
@MainActor
public final class SlotStorage {
  /// How the object is held.
  public let ownership: SlotOwnership

  /// When claims are asked for.
  public let caching: ClaimCaching

  /// Whether setting the object that is already there does nothing, claims included.
  public let ignoresSameObject: Bool

  /// The optional messages whose claims are asked for when the delegate is set.
  public let optionalMessages: [Selector]

  /// Runs after each round of questions about claims.
  public var onClaimsRefreshed: (() -> Void)?

  // Every send reads these; the main actor already keeps accesses apart.

  /// Takes part in what is stored; see ``SlotKeeper``.
  @safe @exclusivity(unchecked) package var keeper: (any SlotKeeper)? {
    didSet { shortcut.close() }
  }

  /// The messages for which the keeper need not be asked.
  package let shortcut = SlotShortcut()

  /// The innermost message that is being sent, where the keeper does not know of it.
  @safe @exclusivity(unchecked) @usableFromInline var passing: Selector?

  /// The messages that were sent while there was a keeper, as far as it wanted them noted.
  @safe @exclusivity(unchecked) package private(set) var recentMessages = RecentMessages()

  @safe @exclusivity(unchecked) private weak var weakObject: AnyObject?
  @safe @exclusivity(unchecked) private var strongObject: AnyObject?
  @safe @exclusivity(unchecked)
  private var claims = FlatTable<UInt32, Claim>(unknown: .unknown)

  private var unsafeName: String?
  private var dead: DeadObject?

  private enum Claim: BitwiseCopyable {
    case unknown
    case made
    case notMade
  }

  /// Makes an empty slot.
  ///
  /// - Parameters:
  ///   - ownership: How the object is held.
  ///   - caching: When claims are asked for.
  ///   - ignoresSameObject: Whether setting the object that is there does nothing.
  ///   - optionalMessages: What is asked when the delegate is set.
  public init(
    _ ownership: SlotOwnership = .weak, caching: ClaimCaching = .whenSet,
    ignoresSameObject: Bool = false, optionalMessages: [Selector] = []
  ) {
    self.ownership = ownership
    self.caching = caching
    self.ignoresSameObject = ignoresSameObject
    self.optionalMessages = optionalMessages
  }

  isolated deinit {
    claims.deallocate()
  }

  /// What is really in the slot, without a hook's or a bridge's opinion; a ``DeadObject`` where an
  /// unsafe slot outlived its object.
  public var object: AnyObject? {
    switch ownership {
    case .strong: return strongObject
    case .weak: return weakObject
    case .unsafe:
      if let weakObject { return weakObject }
      guard let unsafeName else { return nil }
      let dead = dead ?? DeadObject(name: unsafeName)
      self.dead = dead
      return dead
    }
  }

  /// Reads the slot as the property's getter does.
  ///
  /// A dead object is passed on as the dangling pointer that it is.
  public func read() -> AnyObject? {
    keeper?.slotWillBeUsed(self)
    return object
  }

  /// Sets the slot as the property's setter does.
  public func write(_ new: AnyObject?) {
    if let keeper, !keeper.slot(self, willStore: new) { return }
    store(new)
  }

  /// Puts an object into the slot, and refreshes the claims.
  package func store(_ new: AnyObject?) {
    if ignoresSameObject, new === object { return }
    hold(new)
    if caching == .whenSet { refreshClaims() } else { claims.removeAll() }
  }

  /// Asks again which optional messages the object takes; one that is dead takes none.
  public func refreshClaims() {
    claims.removeAll()
    shortcut.close()
    let object = object
    for selector in optionalMessages {
      note(selector, isClaimed: object.map { claims(selector, of: $0) } ?? false)
    }
    onClaimsRefreshed?()
  }

  /// Forgets the answers about messages for which the host does not ask when its delegate is set.
  package func forgetClaimsOfOthers() {
    guard caching == .atFirstUse else { return }
    let known = optionalMessages.map { ($0.id, claims[$0.id]) }
    claims.removeAll()
    for (id, claim) in known where claim != .unknown { claims.update(id, claim) }
  }

  /// Whether the host would send `selector`: what the object said when it was last asked, as the
  /// slot caches it.
  ///
  /// Nothing is sent to an object that is dead; that it would be is reported.
  public func claims(_ selector: Selector) -> Bool {
    keeper?.slotWillBeUsed(self)
    return isClaimed(selector)
  }

  /// What ``claims(_:)`` answers, where the slot has been put in order.
  package func isClaimed(_ selector: Selector) -> Bool {
    if ownership == .unsafe, let dead = object as? DeadObject {
      dead.reportUse(by: "send", message: selector)
      return false
    }
    if caching != .never {
      let known = claims[selector.id]
      if known != .unknown { return known == .made }
    }
    guard let object else { return false }
    let isClaimed = claims(selector, of: object)
    if caching == .atFirstUse { note(selector, isClaimed: isClaimed) }
    return isClaimed
  }

  private func note(_ selector: Selector, isClaimed: Bool) {
    claims.update(selector.id, isClaimed ? .made : .notMade)
  }

  /// Sends an optional message to the object in the slot if it claimed it, and returns the answer.
  ///
  /// - Returns: `nil` where the slot is empty, the message is not claimed, or nobody answered it in
  ///   the end, so that the host falls back to its own behaviour.
  @inlinable
  @discardableResult
  public func send<Result, each Argument>(
    _ message: Message<Result, repeat each Argument>, _ arguments: repeat each Argument
  ) -> Result? {
    let outer = passing
    defer { endSending(within: outer) }
    guard let receiver = beginSending(message.selector) else { return nil }
    return Delivery.deliver(message.selector, to: receiver, (repeat each arguments))
  }

  @usableFromInline
  package func beginSending(_ selector: Selector) -> AnyObject? {
    if keeper != nil {
      guard let receiver = shortcut.receiver(of: selector) else { return beginAsking(selector) }
      recentMessages.note(selector)
      passing = selector
      return receiver
    }
    passing = selector
    // What nearly every send is, without asking anything twice.
    if ownership == .weak, claims[selector.id] == .made { return weakObject }
    return isClaimed(selector) ? object : nil
  }

  /// Finds another receiver for the message that is being sent, whose shortcut has come to nothing.
  func beginSendingAgain(_ selector: Selector) -> AnyObject? {
    shortcut.close()
    recentMessages.takeBack()
    return beginSending(selector)
  }

  /// Notes a message that is being sent.
  package func note(_ selector: Selector) { recentMessages.note(selector) }

  /// Whether the innermost message that is being sent is named `selector`, and goes past the keeper.
  package func passes(_ selector: Selector) -> Bool { passing == selector }

  private func beginAsking(_ selector: Selector) -> AnyObject? {
    passing = nil
    let receiver = keeper?.slot(self, beginSending: selector)
    if receiver == nil { passing = selector }
    return receiver
  }

  /// Ends what ``beginSending(_:)`` began, whatever that gave.
  ///
  /// - Parameter outer: What was `passing` before.
  @inlinable
  func endSending(within outer: Selector?) {
    if passing == nil { tellKeeper() }
    passing = outer
  }

  @usableFromInline
  func tellKeeper() {
    keeper?.slotDidSend(self)
  }

  private func claims(_ selector: Selector, of object: AnyObject) -> Bool {
    if object is DeadObject { return false }
    return keeper?.slot(self, claims: selector) ?? MessageObject.responds(object, to: selector)
  }

  /// Puts an object into the slot and leaves the claims as they are.
  package func hold(_ new: AnyObject?) {
    switch ownership {
    case .strong: strongObject = new
    case .weak: weakObject = new
    case .unsafe:
      dead = new as? DeadObject
      weakObject = dead == nil ? new : nil
      unsafeName = new.map { Violation.name(of: $0) }
    }
  }
}
