public import Streams

/// A delegate that passes each message on to several receivers, in a fixed order.
///
/// ```swift
/// let broadcast = Broadcast(to: [controller, library])
/// broadcast.deny(List.willDisplay, to: controller)
/// broadcast.setOwner(library, of: List.transform)
/// list.delegate = broadcast
/// ```
///
/// Who gets a message:
///
/// - A notification goes to every receiver that takes it and is not denied it.
/// - A message with a result goes to one receiver, the first that answers, unless ``reduce(_:by:)``
///   asks for all answers.
/// - A message with an owner goes to one receiver: the owner where it takes the message, else the
///   first other one that does.
/// - A denied message is not lost: where nobody else takes it, the first receiver that it is denied
///   to gets it after all.
///
/// So the broadcast claims a message exactly while a living receiver does. Receivers are held weakly.
/// The receivers of a message are those that there are when it comes, and live until it has been
/// delivered; one that is removed meanwhile gets nothing more, and one that is added begins with the
/// next message.
public final class Broadcast: MessageObject, NamedParty, ForwardingParty, InstalledParty {
  /// The name of this broadcast in reports.
  public let partyName: String

  /// Who put the broadcast into a slot, if that was a ``BroadcastTakeover``.
  public internal(set) var installation: Installation?

  /// Runs when receivers came, left, or were found to have died, so that a host that keeps claims has
  /// to be made to ask again.
  public var onReceiversChanged: (() -> Void)?

  var members: [Member] = []
  var rules: [Selector: Rule] = [:]
  var stage = Stage.broadcasting
  private var openUpdates = 0
  private var hasChanged = false

  /// Whether a broadcast is in use.
  enum Stage {
    case broadcasting

    /// It has left the slot; who still sends to it reaches what came in its place.
    case retired(heir: Member)
  }

  /// Makes a broadcast.
  ///
  /// - Parameters:
  ///   - receivers: Who gets the messages, in this order.
  ///   - name: The name in reports.
  public init(to receivers: [AnyObject] = [], named name: String = "broadcast") {
    partyName = name
    super.init()
    for receiver in receivers { add(receiver) }
  }

  /// Answers whether one of the receivers is another object, or stands for it.
  public override class var methods: Methods {
    Methods(Broadcast.self) {
      $0.on(RootMessages.wraps) { broadcast, other in
        broadcast === other
          || broadcast.forwardingParties.contains { MessageObject.does($0, wrap: other) }
      }
    }
  }

  // MARK: Receivers

  /// The living receivers, in the order in which they get a message.
  public var receivers: [AnyObject] { members.compactMap(\.receiver) }

  /// The living receivers, for diagnostics.
  public var forwardingParties: [AnyObject] {
    if case .retired(let heir) = stage { return heir.object.map { [$0] } ?? [] }
    return receivers
  }

  /// Always: who gets a message is decided here.
  public func intercepts(_ selector: Selector) -> Bool { true }

  /// Adds a receiver, which is not kept alive.
  ///
  /// What was said about it before, in ``deny(_:to:)`` for instance, applies. One that leads back to
  /// this broadcast is refused, and reported.
  ///
  /// - Parameters:
  ///   - receiver: The object.
  ///   - successor: The receiver that it is to come before; otherwise it comes last.
  /// - Returns: Whether it was added: false where it is a receiver already, or refused.
  @discardableResult
  public func add(_ receiver: AnyObject, before successor: AnyObject? = nil) -> Bool {
    guard !receivers.contains(where: { $0 === receiver }), accepts(receiver) else { return false }
    let member = member(for: receiver)
    members.removeAll { $0 === member }
    let index = members.firstIndex { successor != nil && $0.receiver === successor }
    members.insert(member, at: index ?? members.endIndex)
    member.isReceiver = true
    receiversDidChange()
    return true
  }

  /// Removes a receiver, which gets nothing more, not even of a message on its way.
  ///
  /// - Returns: Whether it was a receiver.
  @discardableResult
  public func remove(_ receiver: AnyObject) -> Bool {
    guard let member = members.first(where: { $0.receiver === receiver }) else { return false }
    member.isReceiver = false
    receiversDidChange()
    return true
  }

  /// Makes several changes that count as one for ``onReceiversChanged``.
  public func update(_ changes: () -> Void) {
    openUpdates += 1
    changes()
    openUpdates -= 1
    if openUpdates == 0, hasChanged { receiversDidChange() }
  }

  /// Whether `receiver` may be added; a ring is reported.
  func accepts(_ receiver: AnyObject) -> Bool {
    guard MessageObject.does(receiver, wrap: self) else { return true }
    Violation(
      .ringRefused, parties: [self, receiver],
      detail:
        "\(Violation.name(of: receiver)) leads back to \(partyName), and does not become its receiver"
    ).report()
    return false
  }

  /// What is known of an object, receiver or not.
  func member(for object: AnyObject) -> Member {
    if let known = members.first(where: { $0.object === object }) { return known }
    let member = Member(object)
    members.append(member)
    return member
  }

  func receiversDidChange() {
    hasChanged = openUpdates > 0
    if !hasChanged { onReceiversChanged?() }
  }

  // MARK: Messages

  /// Whether a living receiver takes the message.
  public override func responds(to selector: Selector) -> Bool {
    if super.responds(to: selector) { return true }
    guard !Self.isOwnAffair(selector) else { return false }
    if case .retired(let heir) = stage {
      return heir.object.map { MessageObject.responds($0, to: selector) } ?? false
    }
    return members.contains { member in
      member.receiver.map { MessageObject.responds($0, to: selector) } ?? false
    }
  }

  /// Always: what no living receiver takes is left unanswered, so that the sender has the message's
  /// default.
  public override func recognizes(_ selector: Selector) -> Bool { true }

  /// The only receiver that takes the message, where no rule is about it.
  public override func forwardingTarget(for selector: Selector) -> AnyObject? {
    soleTarget(for: selector)
  }

  /// Delivers the message by the rules.
  public override func forward(_ invocation: inout Invocation) {
    deliver(&invocation)
  }
}
