import Streams

/// An app's delegate that does something beside another one, which it keeps: it has the one method
/// that its author thought of, and passes that on.
final class HandForwarder: SlotHost.Selecting, NamedParty {
  let partyName: String
  private let journal: Journal
  private let next: any SlotHost.Selecting

  init(_ name: String, _ journal: Journal, to next: any SlotHost.Selecting) {
    partyName = name
    self.journal = journal
    self.next = next
  }

  func didSelect(_ host: SlotHost, _ row: Int) {
    journal.note(partyName, row)
    next.didSelect(host, row)
  }
}
