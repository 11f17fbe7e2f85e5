import Streams

extension SlotHost {
  /// A question that several receivers may answer together.
  static let canSelect = Message<Bool, SlotHost, Int>("slotHost.canSelect", default: true)

  /// A row that is answered with a row.
  static let moveTarget = Message<Int, SlotHost, Int>("slotHost.moveTarget", default: -1)

  /// A decision by a handler that belongs to the main actor, as the handlers of views do.
  static let ask = Message<Void, SlotHost, @MainActor (String) -> Void>("slotHost.ask")

  func ask(_ decide: @escaping @MainActor (String) -> Void) {
    delegateStorage.send(Self.ask, self, decide)
  }

  /// The kinds of messages that the host would send now.
  var claimed: [MessageKind] { MessageKind.allCases.filter(claims) }
}
