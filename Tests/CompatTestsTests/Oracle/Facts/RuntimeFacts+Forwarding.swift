import Streams

extension RuntimeFacts {
  static let forwarding: Answers = [
    "forward to a live target: int double struct id": {
      let target = FactTarget()
      return FactTarget.answers(of: FactProxy(for: target), expecting: target)
    },
    "invokeWithTarget:nil: int double struct id": {
      FactTarget.answers(of: FactProxy(for: nil), expecting: nil)
    },
    "message to nil: int double struct id": {
      let slot = SlotStorage()
      return FactTarget.write(
        slot.send(FactTarget.number) ?? FactTarget.number.defaultResult,
        slot.send(FactTarget.fraction) ?? FactTarget.fraction.defaultResult,
        slot.send(FactTarget.quad) ?? FactTarget.quad.defaultResult,
        slot.send(FactTarget.object) ?? FactTarget.object.defaultResult, expecting: nil)
    },
    "forwardInvocation: that does nothing: int": {
      "\(FactTarget.number.send(to: FactForwarder(for: nil)))"
    },
    "forwarding steps, 1st send": { steps(ofSend: 1) },
    "forwarding steps, 2nd send (nothing is cached)": { steps(ofSend: 2) },
    "class with only forwardingTargetForSelector:": {
      let forwarder = FactForwarder(for: FactTarget())
      forwarder.givesTarget = true
      return "\(FactTarget.number.send(to: forwarder))"
    },
    "class with only forwardingTargetForSelector: ... respondsToSelector: follows forwardingTarget?":
      {
        let forwarder = FactForwarder(for: FactTarget())
        forwarder.givesTarget = true
        return text(MessageObject.responds(forwarder, to: FactTarget.number.selector))
      },
    "forwardingTarget returns self": {
      let forwarder = FactForwarder(for: nil)
      forwarder.givesItself = true
      let kinds = violations { FactTarget.number.send(to: forwarder) }.map(\.kind)
      return kinds.first == .forwardingCycle ? "endless loop" : "ends"
    },
    "methodSignatureForSelector: nil, typed send": {
      let forwarder = FactForwarder(for: nil)
      FactTarget.number.send(to: forwarder)
      let isKnown = RootMessages.recognizes.send(to: forwarder, FactTarget.number.selector)
      let calls = forwarder.steps.filter { $0 == "invocation" }.count
      return isKnown ? "the signature is known" : "forwardInvocation called \(calls) times"
    },
    "signature of an adopted but unimplemented @optional method": {
      RootMessages.recognizes.send(to: Adopter(), Adopter.optional.selector) ? "known" : "nil"
    },
    "unrecognized selector": {
      let target = FactTarget()
      target.objectClass = FactTarget.classObject.makeSubclass(named: "Target")
      let violation = violations { FactTarget.neverThere.send(to: target) }.first
      guard violation?.kind == .unrecognizedSelector, let message = violation?.message else {
        return "taken"
      }
      let party = violation?.parties.first ?? "nobody"
      return
        "NSInvalidArgumentException: -[\(party) \(message)]: unrecognized selector sent to instance"
    },
  ]

  private static func steps(ofSend number: Int) -> String {
    let forwarder = FactForwarder(for: FactTarget())
    for _ in 1..<number { FactTarget.number.send(to: forwarder) }
    forwarder.steps = []
    FactTarget.number.send(to: forwarder)
    return forwarder.steps.joined(separator: " ")
  }

  private static func violations(_ body: () -> Void) -> [Violation] {
    let recorder = ViolationRecorder()
    ViolationHandler.with(.record(into: recorder), body)
    return recorder.violations
  }
}

@MainActor
private protocol OptionalRequirement: AnyObject {
  func optional()
}

/// It adopts a delegate protocol, but not the one of the optional message.
@MainActor
private final class Adopter {
  static let optional = Message<Void>("fact.optional") { (adopter: any OptionalRequirement) in
    adopter.optional()
  }
}
