import Streams

extension Broadcast {
  /// Whether a message is about this object's own place in a chain, and not for its receivers.
  static func isOwnAffair(_ selector: Selector) -> Bool {
    selector == ForwardDelegateMessages.forwardToDelegate.selector
      || selector == ForwardDelegateMessages.setForwardToDelegate.selector
  }

  /// The object that gets a message which needs no delivery by rules; `nil` also where a receiver has
  /// died, so that the delivery notices.
  func soleTarget(for selector: Selector) -> AnyObject? {
    guard !Self.isOwnAffair(selector) else { return nil }
    if case .retired(let heir) = stage { return heir.object }
    guard rules[selector] == nil else { return nil }
    var sole: AnyObject?
    for member in members where member.isReceiver {
      guard let object = member.object else { return nil }
      guard MessageObject.responds(object, to: selector) else { continue }
      guard sole == nil, member.mappings[selector] == nil else { return nil }
      sole = object
    }
    return sole
  }

  /// Delivers a message to whom it is for.
  func deliver(_ invocation: inout Invocation) {
    let selector = invocation.selector
    guard !Self.isOwnAffair(selector), case .broadcasting = stage else { return }
    let targets = targets(for: selector)
    let allowed = targets.filter { !$0.member.denied.contains(selector) }
    let rule = rules[selector] ?? Rule()

    rule.preparation?(&invocation)
    if rule.owner == nil, !allowed.isEmpty, let reduction = rule.reduction {
      reduction(&invocation, allowed)
    } else if rule.owner == nil, !allowed.isEmpty, invocation.isNotification {
      for target in allowed where target.isCurrent { _ = target.deliver(&invocation) }
    } else {
      let owned = targets.filter { $0.member === rule.owner }
      let denied = targets.filter { $0.member.denied.contains(selector) }
      deliverToOne(of: owned + allowed + denied, &invocation)
    }
    forgetTheDead()
  }

  /// Delivers a message to the first target that answers, or, where nobody has to answer, to the
  /// first that is there.
  private func deliverToOne(of targets: [Target], _ invocation: inout Invocation) {
    for target in targets where target.isCurrent {
      let isAnswered = target.deliver(&invocation)
      if isAnswered || invocation.isNotification { return }
    }
  }

  private func targets(for selector: Selector) -> [Target] {
    members.compactMap { member in
      guard let object = member.receiver, MessageObject.responds(object, to: selector) else {
        return nil
      }
      return Target(member: member, object: object)
    }
  }

  private func forgetTheDead() {
    let lostReceivers = members.contains { $0.isReceiver && $0.object == nil }
    members.removeAll { $0.object == nil }
    if lostReceivers { receiversDidChange() }
  }
}
