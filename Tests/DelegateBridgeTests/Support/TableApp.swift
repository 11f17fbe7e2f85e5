import Streams

/// A table-driven delegate of an app, which also takes the message that stands in no protocol.
final class TableApp: MessageObject, AppParty {
  static let handled: Set<MessageKind> = [.required, .valued, .undeclared]
  static let height = 60

  let partyName: String
  let journal: Journal
  var whenGetting: ((MessageKind) -> Void)?

  init(_ name: String, _ journal: Journal) {
    partyName = name
    self.journal = journal
    super.init()
  }

  override class var methods: Methods {
    Methods(TableApp.self) {
      $0.on(SlotHost.didSelect) { app, _, row in app.handle(.required, row) }
      $0.on(SlotHost.height) { app, _, row in
        app.handle(.valued, row)
        return height
      }
      $0.on(SlotHost.didShake) { app, _, row in app.handle(.undeclared, row) }
    }
  }
}
