/// Stacks of parties that the matrix has no cells with, because what goes wrong there is out of a
/// bridge's reach.
public struct LeftOutStacks: Hashable, Sendable {
  /// What is the matter with them.
  public let reason: String

  /// How many stacks there are.
  public let stacks: Int
}
