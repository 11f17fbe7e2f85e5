/// Somebody who looks after a slot at the place where the object is stored, below all hooks.
@MainActor
package protocol SlotKeeper: AnyObject {
  /// Decides on an object that is about to be stored.
  ///
  /// - Returns: Whether the slot is to store it; false where the keeper has taken care.
  func slot(_ storage: SlotStorage, willStore object: AnyObject?) -> Bool

  /// Whether a message would be handled if the host sent it now.
  func slot(_ storage: SlotStorage, claims selector: Selector) -> Bool

  /// Gets the chance to put in order what has changed, before the slot is read or sent to.
  func slotWillBeUsed(_ storage: SlotStorage)

  /// Puts in order what has changed, and says to whom a message goes first, or `nil` where nobody
  /// claims it, or is to get it.
  ///
  /// Each answer other than `nil` is followed by one ``slotDidSend(_:)``.
  func slot(_ storage: SlotStorage, beginSending selector: Selector) -> AnyObject?

  /// Ends what the last open ``slot(_:beginSending:)`` began.
  func slotDidSend(_ storage: SlotStorage)
}
