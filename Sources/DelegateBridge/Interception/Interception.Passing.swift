extension Interception {
  /// How often a hook lets the original run for one message.
  ///
  /// What a hook does beyond that is a violation: an observer that forgets to proceed would silence an
  /// app, and one that proceeds twice would double its effects.
  public enum Passing: String, CaseIterable, Sendable {
    /// Exactly once: a hook that looks, or replaces arguments or the answer.
    case once

    /// Once, or not at all: a hook that decides.
    case atMostOnce

    /// Any number of times: a hook that repeats.
    case anyNumber
  }
}
