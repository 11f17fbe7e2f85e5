public import Streams

/// A library that installs itself over whatever delegate is there: it reads the slot, remembers what it
/// found, sets itself, and passes on by hand.
///
/// When it leaves, it sets what it remembers, without looking who is there now.
public final class Taker: HandForwarder {
  private weak var host: MessageObject?
  private let slot: DelegateSlot

  /// Takes a slot.
  ///
  /// - Parameters:
  ///   - host: The object that has the slot.
  ///   - slot: The slot.
  ///   - ownership: How what was found is held.
  public init(
    on host: MessageObject, in slot: DelegateSlot = .delegate,
    holding ownership: SlotOwnership = .weak
  ) {
    self.host = host
    self.slot = slot
    super.init(to: slot.object(of: host), holding: ownership)
    slot.set(self, of: host)
  }

  /// Sets what was found.
  public func leave() {
    if let host { slot.set(next, of: host) }
  }
}
