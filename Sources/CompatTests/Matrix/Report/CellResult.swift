/// What became of one cell; the fields are those of the JSON report.
public struct CellResult: Encodable, Hashable, Sendable {
  /// The cell's name.
  public let id: String

  /// The parties, in the order in which they came.
  public let parties: [String]

  /// What happened, step by step.
  public let order: [String]

  /// When the setter was hooked.
  public let hook: HookTiming

  /// What the trackers let the getter show.
  public let getter: GetterStyle

  /// How the slot held its object: `weak`, `unsafe` or `strong`.
  public let slot: String

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

  /// Who came, the app included, in which order.
  let arrivals: [String]

  private enum CodingKeys: CodingKey {
    case id, parties, order, hook, getter, slot, strategy, expected, violations, deliveries
    case expectedDeliveries, pass
  }
}
