import Streams

/// An app's delegate that takes the optional message, and has no answers.
final class ScrollingApp: AppParty, SlotHost.Selecting, SlotHost.Scrolling {
  static let handled: Set<MessageKind> = [.required, .optional]
  static let height = SlotHost.ownHeight

  let partyName: String
  let journal: Journal
  var whenGetting: ((MessageKind) -> Void)?

  init(_ name: String, _ journal: Journal) {
    partyName = name
    self.journal = journal
  }

  func didSelect(_ host: SlotHost, _ row: Int) { handle(.required, row) }

  func didScroll(_ host: SlotHost, _ row: Int) { handle(.optional, row) }
}
