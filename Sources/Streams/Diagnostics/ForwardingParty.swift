/// A party that can say to whom it passes messages on, and which it looks at on the way.
///
/// Nobody has to be one: a forwarder that is not gets every message.
@MainActor
public protocol ForwardingParty: AnyObject {
  /// The objects behind this one, in the order in which they get a message.
  var forwardingParties: [AnyObject] { get }

  /// Whether the party does anything with a message named `selector` other than pass it on.
  ///
  /// The answer is kept. It may change together with the methods of a class, with what is in the slot, or,
  /// where the party is ``ForwardDelegating``, as that says.
  func intercepts(_ selector: Selector) -> Bool
}
