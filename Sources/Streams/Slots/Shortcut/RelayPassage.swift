/// Stands for a party that notes a message in a method of its own and sends it on; see ``Relay``.
@usableFromInline
final class RelayPassage: MessagePassage {
  @usableFromInline let relay: Relay
  @usableFromInline let party: AnyObject

  /// To whom the party passes messages on.
  private let target: AnyObject

  /// Makes a passage, unless the party does not say where it passes messages on to, or nowhere.
  init?(of relay: Relay, by party: AnyObject, before next: NextPassage) {
    guard let target = relay.target(party),
      (party as? any ForwardingParty)?.forwardingParties.first === target
    else { return nil }
    self.relay = relay
    self.party = party
    self.target = target
    super.init(before: next)
  }

  override class var methods: Methods { Methods(RelayPassage.self) }

  override var isOpen: Bool { relay.target(party) === target && super.isOpen }

  /// What the passage does with messages of this type.
  ///
  /// - Parameters:
  ///   - message: The type.
  ///   - defaultResult: The answer where nobody answers.
  ///   - arguments: The type of the arguments.
  /// - Returns: The method of the passage.
  @inlinable
  static func passing<Result, Arguments>(
    _ message: MessageSignature, default defaultResult: Result, with arguments: Arguments.Type
  ) -> Implementation {
    TypedImplementation<Result, Arguments>(signature: message) { receiver, selector, arguments in
      // SAFETY: the method is in the table of these passages only.
      let passage = unsafe unsafeDowncast(receiver, to: RelayPassage.self)
      guard let delegate = passage.delegate else { return passage.giveBack(selector, arguments) }
      passage.relay.note(passage.party)
      defer { extendLifetime(delegate) }
      return passage.handOn(selector, arguments, to: delegate) ?? defaultResult
    }
  }
}
