/// What else happens, after the parties have come and before they are used again.
public enum Incident: String, CaseIterable, Codable, Sendable {
  /// Nothing.
  case nothing

  /// Somebody reads the slot after one event, and there is another one.
  case reading

  /// Somebody reads the slot, and sets what he has read.
  case putBack

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

  /// A forwarder that answers nothing about itself is set in front of what the slot reads as, and then
  /// is put back; where it leads to a proxy, it closes a ring.
  case relay

  /// Somebody takes the slot by hand: reads it, sets himself, and passes the event on to what he read.
  case taker

  /// Somebody sets himself, and passes the event on to what is really in the slot then; not together
  /// with hooks, whose wrappers would be passed twice.
  case loop

  /// The bridge, if there is one, comes only now, to a host that is in use, and somebody reads the slot;
  /// only where one party came before that works without a bridge, because others may have stopped the
  /// app by then.
  case lateBridge

  /// The accessors lead to another host inside, which keeps the delegate and tells it about events; a
  /// bridge has to notice, and to leave the slot alone. Only with one reactive proxy, which works by itself.
  case innerHost
}
