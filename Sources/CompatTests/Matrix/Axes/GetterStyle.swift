/// What the trackers let the getter show.
public enum GetterStyle: String, CaseIterable, Codable, Sendable {
  /// Whatever is in the slot, their own wrappers included.
  case raw

  /// What a wrapper of their own wraps.
  case unwrapping

  /// What is behind all trackers' wrappers.
  case full
}
