import Streams

/// What came of a script behind one guard.
struct Outcome {
  let guarding: Guarding

  /// The taps, in their order.
  let taps: [Tap]

  /// How often the guard, and not the screen, changed whether a control is enabled.
  let flickers: Int

  let violations: [Violation]

  /// The guarded controls as they describe themselves at the end.
  let descriptions: [String]
}
