/// How a slot holds the object in it.
public enum SlotOwnership: String, CaseIterable, Sendable {
  /// Does not keep it alive, and becomes empty when it dies.
  case weak

  /// Does not keep it alive, and does not notice when it dies: `assign`, `unowned(unsafe)`. What
  /// would be undefined behaviour is a reported violation here.
  case unsafe

  /// Keeps it alive.
  case strong
}
