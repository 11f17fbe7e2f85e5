extension Cell {
  /// The names under which reports count what the party at this place gets.
  func receivers(of party: Int) -> [String] {
    let role = role(of: party)
    let earlier = parties.indices.prefix(party).count { self.role(of: $0) == role }
    let suffix = earlier == 0 ? "" : ".\(earlier + 1)"
    let receivers = parties[party].observes ? ["\(role).sent", "\(role).invoked"] : [role]
    return receivers.map { $0 + suffix }
  }

  /// The name under which reports count what the host sends beside the event, if it does.
  var extraReceiver: String? {
    switch circumstances.message {
    case .required: nil
    case .optional: "app.optional"
    case .undeclared: "app.undeclared"
    case .result: "host.answered"
    case .completion: "host.completed"
    }
  }

  /// Whether the host asks about the message beside the event when its delegate is set.
  var asksAboutExtra: Bool { ExtraMessage.askedAbout.contains(circumstances.message) }

  /// The name under which reports count what another delegate got, or a forwarder by hand, if there is
  /// one.
  var otherReceiver: String? {
    switch circumstances.incident {
    case .nothing, .reading, .putBack, .relay, .lateBridge, .innerHost: nil
    case .otherHost, .otherDelegate, .handOver, .behindProxy: "other"
    case .taker, .loop: World.takerName
    }
  }

  /// What a party is, without the variant: `tracker` of `tracker:marker`.
  private func role(of party: Int) -> String {
    parties[party].observes ? "stream" : String(parties[party].name.prefix { $0 != ":" })
  }

  /// Whether somebody set the slot after the party at this place had come, so that a hook could see
  /// it.
  func hadChance(_ party: Int) -> Bool {
    if parties[party].takesSlot { return true }
    return steps.drop { $0 != .install(party) }.prefix { !$0.sends }.contains(where: setsSlot)
  }

  private func setsSlot(_ step: Step) -> Bool {
    switch step {
    case .setDelegate, .setOther, .setRelay, .setTaker, .setLoop, .putBack: true
    case .setNil, .putBehindProxy, .read, .useOtherHost, .dropStandIns, .dropApp, .remove, .send,
      .sendHandingOver, .leadInside, .installBridge, .removeBridge:
      false
    case .install(let party), .use(let party): parties[party].takesSlot
    }
  }
}
