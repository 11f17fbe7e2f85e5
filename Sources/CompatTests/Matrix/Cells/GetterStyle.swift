/// What the trackers let the getter show.
public enum GetterStyle: String, CaseIterable, Encodable, Sendable {
  /// Whatever is in the slot, their own wrappers included.
  case raw

  /// What their wrappers wrap.
  case unwrapping
}
