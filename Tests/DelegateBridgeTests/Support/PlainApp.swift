import Streams

/// An app's delegate as apps write it: an ordinary class with checked methods.
final class PlainApp: AppParty, SlotHost.Selecting, SlotHost.Measuring, SlotHost.Deciding {
  static let handled: Set<MessageKind> = [.required, .valued, .decision]
  static let height = 44

  let partyName: String
  let journal: Journal
  var whenGetting: ((MessageKind) -> Void)?

  init(_ name: String, _ journal: Journal) {
    partyName = name
    self.journal = journal
  }

  func didSelect(_ host: SlotHost, _ row: Int) { handle(.required, row) }

  func height(_ host: SlotHost, _ row: Int) -> Int {
    handle(.valued, row)
    return Self.height
  }

  func decide(_ host: SlotHost, _ row: Int, _ handler: SlotHost.Handler) {
    handle(.decision, row)
    handler(true)
  }
}
