public import Streams

/// A slot's chain at one moment: who gets a message, in which order, and who put them there.
///
/// ``text`` is for people, ``json`` for programs, ``mermaid`` and ``dot`` for drawings.
public struct ChainReport: Hashable, Sendable {
  /// The host, by name.
  public let host: String

  /// The slot.
  public let slot: String

  /// The parties, in the order in which a message passes them.
  public let parties: [Party]

  /// The optional messages that the host may send now.
  public let claims: [Selector]

  /// The last messages that the host sent, oldest first.
  public let recentMessages: [Selector]

  /// Where the bridge was installed.
  public let bridge: CodeLocation
}

extension ChainReport {
  /// One party of a chain.
  public struct Party: Hashable, Sendable {
    /// The name.
    public let name: String

    /// What it does in the chain.
    public let role: Role

    /// Who installed it, where that is known.
    public let installation: Installation?

    /// Of the messages that the host may send, those that the party does something with; `nil` where
    /// it does not say, and so gets all.
    public let intercepted: [Selector]?
  }

  /// What a party does in a chain.
  public enum Role: String, Hashable, Sendable {
    /// A setter hook put it around what was set.
    case wrapper

    /// The bridge put it between port and delegate.
    case link

    /// It claims to be the delegate and passes messages on.
    case reactiveProxy = "reactive proxy"

    /// It is the app's delegate.
    case delegate
  }
}
