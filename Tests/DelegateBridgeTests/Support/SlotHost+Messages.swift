import Streams

/// What a host sends, one message of each kind.
enum MessageKind: String, CaseIterable {
  /// Every delegate has it.
  case required

  /// A delegate may have it.
  case optional

  /// It has a result.
  case valued

  /// It comes with a completion handler.
  case decision

  /// It stands in no protocol, and hosts do not ask for it when their delegate is set.
  case undeclared

  @MainActor var message: any AnyMessage {
    switch self {
    case .required: SlotHost.didSelect
    case .optional: SlotHost.didScroll
    case .valued: SlotHost.height
    case .decision: SlotHost.decide
    case .undeclared: SlotHost.didShake
    }
  }

  @MainActor var selector: Selector { message.selector }
}

extension SlotHost {
  typealias Handler = (Bool) -> Void

  @MainActor protocol Selecting: AnyObject {
    func didSelect(_ host: SlotHost, _ row: Int)
  }

  @MainActor protocol Scrolling: AnyObject {
    func didScroll(_ host: SlotHost, _ row: Int)
  }

  @MainActor protocol Measuring: AnyObject {
    func height(_ host: SlotHost, _ row: Int) -> Int
  }

  @MainActor protocol Deciding: AnyObject {
    func decide(_ host: SlotHost, _ row: Int, _ handler: Handler)
  }

  static let didSelect = Message<Void, SlotHost, Int>("slotHost.didSelect") {
    (delegate: any Selecting, host, row) in delegate.didSelect(host, row)
  }

  static let didScroll = Message<Void, SlotHost, Int>("slotHost.didScroll") {
    (delegate: any Scrolling, host, row) in delegate.didScroll(host, row)
  }

  static let height = Message<Int, SlotHost, Int>("slotHost.height", default: 0) {
    (delegate: any Measuring, host, row) in delegate.height(host, row)
  }

  static let decide = Message<Void, SlotHost, Int, Handler>("slotHost.decide") {
    (delegate: any Deciding, host, row, handler) in delegate.decide(host, row, handler)
  }

  static let didShake = Message<Void, SlotHost, Int>("slotHost.didShake")

  /// What a host falls back to where nobody has a height.
  static let ownHeight = -1

  /// The messages for which hosts ask when their delegate is set.
  static let optionalMessages = [
    didSelect.selector, didScroll.selector, height.selector, decide.selector,
  ]

  /// What came of sending a message.
  struct Outcome: Equatable {
    /// The height, or the host's own where nobody has one; only after ``MessageKind/valued``.
    var height: Int?

    /// What the completion handler was called with; only after ``MessageKind/decision``.
    var decisions: [Bool]?
  }

  @discardableResult
  func send(_ kind: MessageKind, _ row: Int = 0) -> Outcome {
    var outcome = Outcome()
    switch kind {
    case .required: delegateStorage.send(Self.didSelect, self, row)
    case .optional: delegateStorage.send(Self.didScroll, self, row)
    case .valued: outcome.height = delegateStorage.send(Self.height, self, row) ?? Self.ownHeight
    case .decision:
      var decisions: [Bool] = []
      let handler: Handler = { decisions.append($0) }
      delegateStorage.send(Self.decide, self, row, handler)
      outcome.decisions = decisions
    case .undeclared: delegateStorage.send(Self.didShake, self, row)
    }
    return outcome
  }

  func claims(_ kind: MessageKind) -> Bool { delegateStorage.claims(kind.selector) }
}
