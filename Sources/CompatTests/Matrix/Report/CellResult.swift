import Streams

/// What became of one cell; the fields are those of the JSON report.
public struct CellResult: Hashable, Sendable {
  /// The cell's name.
  public let id: String

  /// Why the matrix has the cell.
  public let part: Cell.Part

  /// The parties, in the order in which they came.
  public let parties: [String]

  /// What happened, step by step.
  public let order: [String]

  /// Whether the app or those that take the slot came first.
  public let first: FirstComer

  /// When the setter was hooked.
  public let hook: HookTiming

  /// What the trackers let the getter show.
  public let getter: GetterStyle

  /// How the slot held its object: `weak`, `unsafe` or `strong`.
  public let slot: String

  /// How many observers each reactive library had.
  public let observers: Int

  /// When the host asked what its delegate takes: `whenSet`, `atFirstUse` or `never` kept.
  public let caching: String

  /// What the app did to the slot before the event.
  public let interlude: Interlude

  /// What else happened before the parties were used again.
  public let incident: Incident

  /// What the host sent beside the event.
  public let message: ExtraMessage

  /// In which order the parties left.
  public let removal: RemovalOrder

  /// Who died before the event.
  public let death: Death

  /// What was done about the conflict.
  public let strategy: Strategy

  /// The kinds of violations that were predicted by rule.
  public let expected: [String]

  /// What went wrong.
  public let violations: [ViolationRecord]

  /// How often each receiver got its event.
  public let deliveries: [String: Int]

  /// The counts that were predicted, where others came.
  public let expectedDeliveries: [String: Int]?

  /// Whether everything came as predicted, which under a bridge is: nothing went wrong.
  public let pass: Bool

  /// Who was in the slot, one behind the other: after the app had first set its delegate, and after
  /// the event.
  public let chains: [[String]]

  /// Who came, the app included, in which order.
  let arrivals: [String]

  @MainActor
  init(
    _ cell: Cell, expected: [String], violations: [ViolationRecord], deliveries: [String: Int],
    expectedDeliveries: [String: Int]?, pass: Bool, chains: [[String]]
  ) {
    let circumstances = cell.circumstances
    id = cell.id
    part = cell.part
    parties = cell.parties.map(\.name)
    order = cell.order
    first = circumstances.first
    hook = circumstances.hook
    getter = circumstances.getter
    slot = circumstances.slot.rawValue
    observers = circumstances.observers
    caching = circumstances.caching.rawValue
    interlude = circumstances.interlude
    incident = circumstances.incident
    message = circumstances.message
    removal = circumstances.removal
    death = circumstances.death
    strategy = cell.strategy
    self.expected = expected
    self.violations = violations
    self.deliveries = deliveries
    self.expectedDeliveries = expectedDeliveries
    self.pass = pass
    self.chains = chains
    arrivals = cell.arrivals
  }
}
