extension Dues {
  /// What is claimed of the messages about which a host asks when its delegate is set.
  struct Claimed: Equatable {
    /// The event.
    var takesEvent = false

    /// What only the second observer is after.
    var takesScrolling = false

    /// The question.
    var takesQuestion = false

    /// The message beside the event, where the host asks about it.
    var takesExtra = false
  }

  /// What is claimed now.
  var claimed: Claimed {
    var claimed = Claimed()
    claimed.takesEvent = observed.values.contains { $0.contains(0) }
    claimed.takesScrolling = observed.values.contains { $0.contains(1) }
    var passesOn = true
    for delegate in reached {
      switch delegate {
      case .relay: continue
      case .app:
        claimed.takesExtra = passesOn && cell.asksAboutExtra
        claimed.takesQuestion = claimed.takesQuestion || passesOn
      case .other: claimed.takesQuestion = claimed.takesQuestion || passesOn
      case .taker: passesOn = false
      case .standIn(let party):
        let standIn = standIn(party)
        if passesOn, standIn?.takesQuestion ?? false { claimed.takesQuestion = true }
        passesOn = passesOn && standIn?.passesOnEverything ?? false
      }
      claimed.takesEvent = true
    }
    return claimed
  }
}
