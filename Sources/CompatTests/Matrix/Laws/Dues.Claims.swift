extension Dues {
  /// How often what is claimed has changed since the host last sent anything.
  struct Claims {
    private var before = Claimed()
    private var now = Claimed()
    private var changes = 0

    /// Changes that nobody notices before he looks for another reason.
    private var silentChanges = 0

    /// Follows what is claimed.
    mutating func follow(_ claimed: Claimed, isSilent: Bool = false) {
      if claimed != now { changes += 1 }
      if claimed != now, isSilent { silentChanges += 1 }
      now = claimed
    }

    /// Begins anew with what is claimed now, which somebody who has just come may have the host ask.
    mutating func restart() {
      before = now
      changes = 1
    }

    /// How often the host may ask because of that: once for each change, or less often where changes
    /// followed each other before it sent anything.
    mutating func drain() -> ClosedRange<Int> {
      let least = before == now || silentChanges > 0 ? 0 : 1
      defer {
        before = now
        // What was not noticed now may be later.
        changes = silentChanges > 0 ? 1 : 0
        silentChanges = changes
      }
      return least...max(least, changes)
    }
  }
}
