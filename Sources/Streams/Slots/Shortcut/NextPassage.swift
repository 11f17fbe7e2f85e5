/// Where a message goes from a passage.
@MainActor
struct NextPassage {
  /// The passage of the next party, where there is one.
  var inner: MessagePassage?

  /// Who gets the message in the end; it has a method for it.
  let delegate: AnyObject

  /// The slot that the message comes from.
  let storage: SlotStorage
}
