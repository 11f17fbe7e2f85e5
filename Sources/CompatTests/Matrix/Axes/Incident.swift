/// What else happens, after the parties have come and before they are used again.
public enum Incident: String, CaseIterable, Codable, Sendable {
  /// Nothing.
  case nothing

  /// Somebody reads the slot after one event, and there is another one.
  case reading

  /// Another host of the class is used, with a delegate of its own.
  case otherHost

  /// Another delegate, which takes fewer messages, is set and gets an event; then the usual one is set
  /// again.
  case otherDelegate

  /// Another delegate is set while an event is on its way: when the first observer has heard of it, or
  /// else the app's delegate.
  case handOver

  /// Another delegate is put behind the proxy that the slot reads as, by hand.
  case behindProxy

  /// A forwarder that answers nothing about itself is set in front of what the slot reads as; where
  /// that is a proxy, it closes a ring.
  case relay
}
