/// Whether the kit notices a bridge that was broken on purpose.
public struct MutationResult: Codable, Hashable, Sendable {
  /// What was broken.
  public let name: String

  /// The number of the slot's law that this breaks.
  public let law: Int

  /// Whether something turned red.
  public let caught: Bool

  /// What turned red: the names of cells, or scripts.
  public let byCells: [String]

  /// Describes one broken bridge.
  ///
  /// - Parameters:
  ///   - name: What was broken.
  ///   - law: The number of the slot's law that this breaks.
  ///   - byCells: What turned red; the kit has caught the fault where there is anything.
  public init(name: String, law: Int, byCells: [String]) {
    self.name = name
    self.law = law
    caught = !byCells.isEmpty
    self.byCells = byCells
  }
}
