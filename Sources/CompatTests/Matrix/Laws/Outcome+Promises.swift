import Streams

extension Outcome {
  /// What a bridge promises beyond what everybody is due: an order, no more questions than there are
  /// changes, and one report of each ring.
  ///
  /// Without a bridge nobody promises any of that.
  @MainActor
  func brokenPromises(_ dues: Dues) -> [Violation] {
    // One that leaves a slot alone promises only to say so.
    if dues.cell.circumstances.incident == .innerHost { return undiverted() }
    return reordered(dues.hearings) + misasked(dues.claimRounds) + misreported(dues.rings)
  }

  private func reordered(_ due: [[String]]) -> [Violation] {
    zip(hearings, due).filter { found, due in
      // Who missed the event is told by the counts, and a party from elsewhere does not say when it heard.
      found != due.filter(found.contains)
    }.map { found, due in
      Violation(
        .messageReordered, parties: found,
        detail: "\(found.joined(separator: ", ")) heard of it in this order, not \(due)")
    }
  }

  private func misasked(_ due: [ClosedRange<Int>]) -> [Violation] {
    zip(claimRounds, due).filter { !$1.contains($0) }.map { found, due in
      Violation(
        found < due.lowerBound ? .claimsNotRefreshed : .claimsRefreshedNeedlessly,
        parties: ["host"],
        detail:
          "the host asked \(found) times what is claimed, and may \(due.lowerBound) to \(due.upperBound)"
      )
    }
  }

  private func undiverted() -> [Violation] {
    if diversions == 1 { return [] }
    return [
      Violation(
        .diversionMisreported, parties: ["bridge"],
        detail: "it was reported \(diversions) times that the accessors lead somewhere else")
    ]
  }

  private func misreported(_ due: Int) -> [Violation] {
    if rings == due { return [] }
    return [
      Violation(
        rings < due ? .ringUnreported : .ringReportedAgain, parties: ["bridge"],
        detail: "\(rings) of \(due) rings were reported")
    ]
  }
}
