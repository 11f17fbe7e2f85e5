import Streams

extension Broadcast {
  /// What a broadcast does with one message, whoever gets it.
  struct Rule {
    /// Delivers to all of the targets and leaves the combined answer.
    typealias Reduction = @MainActor (inout Invocation, [Target]) -> Void

    /// Who is to get the message alone; a message keeps to one receiver when its owner has died.
    var owner: Member?
    var reduction: Reduction?
    var preparation: (@MainActor (inout Invocation) -> Void)?
  }
}
