/// A process that was to run a part of the cells did not.
struct PartFailure: Error, CustomStringConvertible {
  let description: String
}
