/// One measured operation and what it would cost if written by hand.
struct Benchmark: Sendable {
  /// The name for `--only`, for example `streams/subject-1`.
  let name: String
  /// What is done by hand instead.
  let lowerBound: String
  /// How often one iteration performs the operation, for example the observers of a list.
  let operations: Int
  /// At most this many instructions an operation, where a target was agreed on.
  let target: Int?
  /// Prepares the state, and returns what runs the given number of iterations.
  let body: @Sendable () -> (Int) -> Void
  /// The same effect without the library.
  let byHand: @Sendable () -> (Int) -> Void
  /// Prepares one operation's lasting result many times, and returns it, where memory is measured.
  let residents: (@Sendable (Int) -> Any)?

  init(
    _ name: String, operations: Int = 1, target: Int? = nil, lowerBound: String,
    residents: (@Sendable (Int) -> Any)? = nil,
    body: @escaping @Sendable () -> (Int) -> Void,
    byHand: @escaping @Sendable () -> (Int) -> Void
  ) {
    self.name = name
    self.lowerBound = lowerBound
    self.operations = operations
    self.target = target
    self.residents = residents
    self.body = body
    self.byHand = byHand
  }
}

/// Where results go, so that the optimiser keeps the work.
final class Sink {
  // Unchecked, so that the sink does not cost more than what is measured.
  @safe @exclusivity(unchecked) var total = 0
}
