/// One measured operation and what it would cost if written by hand.
struct Benchmark: Sendable {
  /// The name for `--only`.
  let name: String
  /// How often one iteration performs the operation, for example the observers of a list.
  let operations: Int
  /// At most this many instructions an operation, where a target was agreed on.
  let target: Int?
  /// Prepares the state, and returns what runs the given number of iterations.
  let body: @Sendable () -> (Int) -> Void
  /// The same effect without the library.
  let lowerBound: @Sendable () -> (Int) -> Void

  init(
    _ name: String, operations: Int = 1, target: Int? = nil,
    body: @escaping @Sendable () -> (Int) -> Void,
    lowerBound: @escaping @Sendable () -> (Int) -> Void
  ) {
    self.name = name
    self.operations = operations
    self.target = target
    self.body = body
    self.lowerBound = lowerBound
  }
}

/// Where results go, so that the optimiser keeps the work.
final class Sink {
  // Unchecked, so that the sink does not cost more than what is measured.
  @safe @exclusivity(unchecked) var total = 0
}

/// Hides a value's origin from the optimiser.
@inline(never)
func opaque<Value>(_ value: Value) -> Value { value }
