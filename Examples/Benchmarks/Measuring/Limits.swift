/// What a benchmark must keep to, an operation.
struct Limits: Decodable {
  /// The time, as a multiple of what is done by hand.
  let ratio: Double
  let allocations: Double
  /// What is left allocated, where memory is the question.
  let bytes: Double?
  /// Where a target was agreed on.
  let instructions: Double?
}
