/// In which order the parties leave after the event, before there is another one.
///
/// Those that hook the setter leave in the reverse order of their coming among themselves: exchanged
/// methods cannot be exchanged back in another order.
public enum RemovalOrder: String, CaseIterable, Codable, Sendable {
  /// Nobody leaves.
  case stays

  /// Whoever came last leaves first.
  case lastFirst

  /// Those that hook the setter leave first, then the others as they came.
  case hooksFirst

  /// Those that take the slot leave first, as they came.
  case takersFirst

  /// Whoever came last leaves first, and then the bridge, where there is one.
  case bridgeLast
}
