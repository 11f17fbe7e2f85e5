/// One measured operation and what it would cost if written by hand.
///
/// Bodies run on the main actor, where views and their delegates are.
struct Benchmark: Sendable {
  /// Runs the operation so many times.
  typealias Body = @MainActor (_ iterations: Int) -> Void

  /// The name, for example `streams/subject-1`.
  let name: String
  /// What is done by hand instead.
  let lowerBound: String
  /// How often one iteration performs the operation, for example the observers of a list.
  let operations: Int
  /// Whether the preparation would take minutes under valgrind.
  let preparesMuch: Bool
  /// Prepares the state, and returns what is measured.
  let body: @MainActor () -> Body
  /// The same effect without the library.
  let byHand: @MainActor () -> Body
  /// Prepares one operation's lasting result many times, and returns it, where memory is measured.
  let residents: (@MainActor (_ count: Int) -> Any)?

  init(
    _ name: String, operations: Int = 1, preparesMuch: Bool = false, lowerBound: String,
    residents: (@MainActor (Int) -> Any)? = nil,
    body: @escaping @MainActor () -> Body, byHand: @escaping @MainActor () -> Body
  ) {
    self.name = name
    self.lowerBound = lowerBound
    self.operations = operations
    self.preparesMuch = preparesMuch
    self.body = body
    self.byHand = byHand
    self.residents = residents
  }
}
