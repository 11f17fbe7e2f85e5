/// What the app does to the slot between the coming of the parties and the event.
public enum Interlude: String, CaseIterable, Codable, Sendable {
  /// Nothing.
  case nothing

  /// It sets `nil`.
  case setsNil

  /// It sets `nil`, and its delegate again.
  case setsNilAndBack

  /// It sets its delegate again.
  case setsAgain
}
