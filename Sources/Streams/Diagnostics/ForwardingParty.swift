/// A party that can say to whom it passes messages on; only diagnostics ask.
@MainActor
public protocol ForwardingParty: AnyObject {
  /// The objects behind this one, in the order in which they get a message.
  var forwardingParties: [AnyObject] { get }
}
