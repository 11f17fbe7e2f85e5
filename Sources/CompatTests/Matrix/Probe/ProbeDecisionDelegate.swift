/// What a delegate of a ``ProbeHost`` may decide.
@MainActor
protocol ProbeDecisionDelegate: AnyObject {
  /// Whether to go on, to be said by calling `decide` once.
  func probe(_ host: ProbeHost, decide: @escaping @MainActor (Bool) -> Void)
}
