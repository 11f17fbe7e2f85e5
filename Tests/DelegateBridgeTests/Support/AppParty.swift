import Streams

/// A delegate of an app, which notes what it gets.
@MainActor
protocol AppParty: NamedParty {
  /// What such a delegate implements.
  static var handled: Set<MessageKind> { get }

  /// What it answers when it is asked for a height.
  static var height: Int { get }

  var journal: Journal { get }

  /// Runs while the delegate handles a message.
  var whenGetting: ((MessageKind) -> Void)? { get }
}

extension AppParty {
  func handle(_ kind: MessageKind, _ row: Int) {
    journal.note(partyName, row)
    whenGetting?(kind)
  }
}
