extension Cell {
  /// The names under which reports count what the party at this place gets.
  func receivers(of party: Int) -> [String] {
    let earlier = parties[..<party].count { role(of: $0) == role(of: parties[party]) }
    let suffix = earlier == 0 ? "" : ".\(earlier + 1)"
    let receivers =
      parties[party].takesSlot ? ["stream.sent", "stream.invoked"] : [role(of: parties[party])]
    return receivers.map { $0 + suffix }
  }

  /// What a party is, without the variant: `tracker` of `tracker:marker`.
  private func role(of participant: any Participant) -> String {
    String(participant.name.prefix { $0 != ":" })
  }

  /// Whether somebody set the slot after the party at this place had come, so that a hook could see
  /// it.
  func hadChance(_ party: Int) -> Bool {
    if parties[party].takesSlot { return true }
    return steps.drop { $0 != .install(party) }.contains(where: setsSlot)
  }

  private func setsSlot(_ step: Step) -> Bool {
    switch step {
    case .setDelegate, .use: true
    case .send: false
    case .install(let party): parties[party].takesSlot
    }
  }
}
