import DelegateBridge
import Streams

/// A link of the bridge that notes the required message.
final class NotingLink: ChainLink, NamedParty {
  let partyName: String
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    partyName = name
    self.journal = journal
    super.init()
  }

  override func intercepts(_ selector: Selector) -> Bool {
    selector == SlotHost.didSelect.selector
  }

  override func forward(_ invocation: inout Invocation) {
    journal.note(partyName)
    super.forward(&invocation)
  }
}
