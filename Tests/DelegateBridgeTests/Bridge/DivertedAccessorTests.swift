import DelegateBridge
import Streams
import Testing

@MainActor
@Suite(.leavesNobody) struct `Accessors that lead elsewhere` {
  /// Which accessors of the host lead to the slot of another one.
  private enum Diversion: CaseIterable {
    case setter
    case getter
    case both

    var ofSetter: Bool { self != .getter }
    var ofGetter: Bool { self != .setter }
  }

  @Test func `an empty host is left alone as soon as something is set, and says so once`() {
    var findings = Findings()
    forEachKind { diversion, slot, isHooked in
      let world = World(slot)
      let inner = divert(diversion, world.hostClass, slot)
      if isHooked { world.perform(.hook(.alpha)) }
      world.perform(.bridge)
      for _ in 0..<3 { world.perform(.set(.plain)) }
      let text = "\(diversion) [\(slot)], hooked: \(isHooked)"
      findings.check(reports(of: world), is: [["divertedAccessors", "host", "plain"]], text)
      let expected = isHooked ? "alpha" : "plain"
      let (ofInner, ofHost) = diversion.ofSetter ? (expected, "nil") : ("nil", expected)
      findings.check(name(of: inner), is: ofInner, "\(text), inner")
      findings.check(name(of: world.host), is: ofHost, "\(text), own")
      let read = diversion.ofGetter ? ofInner : ofHost
      findings.check(Violation.name(of: world.host.delegate), is: read, "\(text), read")
      let receiver = diversion.ofSetter ? inner : world.host
      world.recording { _ = receiver.send(.required) }
      findings.check(
        world.journal.drain(), is: isHooked ? ["alpha 0", "plain 0"] : ["plain 0"], text)
      findings.check(world.bridge?.report(on: world.host) == nil, text)
    }
    findings.verify()
  }

  @Test func `a host in use is left alone when the bridge comes, where its getter leads elsewhere`()
  {
    var findings = Findings()
    forEachKind { diversion, slot, isHooked in
      guard diversion.ofGetter else { return }
      let world = World(slot)
      let inner = divert(diversion, world.hostClass, slot)
      let app = TableApp("inner's", world.journal)
      inner.delegate = app
      if isHooked { world.perform(.hook(.alpha)) }
      world.perform(.bridge)
      for _ in 0..<3 {
        let read = world.recording { world.host.delegate }
        findings.check(read === app, "\(diversion) [\(slot)], read")
      }
      findings.check(
        reports(of: world), is: [["divertedAccessors", "host", "inner's"]],
        "\(diversion) [\(slot)]")
      findings.check(world.host.delegateStorage.object == nil, "\(diversion) [\(slot)]")
    }
    findings.verify()
  }

  @Test
  func `a host that is bridged already goes back to what it had when they are diverted later`() {
    var findings = Findings()
    forEachKind { diversion, slot, isHooked in
      for isUsedBetween in [false, true] {
        let world = World(slot)
        world.perform(.bridge)
        if isHooked { world.perform(.hook(.alpha)) }
        world.perform(.set(.table))
        let inner = divert(diversion, world.hostClass, slot)
        if isUsedBetween { world.recording { _ = world.host.claims(.required) } }
        for _ in 0..<2 { world.perform(.set(.plain)) }
        let text = "\(diversion) [\(slot)], hooked: \(isHooked), used: \(isUsedBetween)"
        let found = isUsedBetween ? "table" : "plain"
        findings.check(reports(of: world), is: [["divertedAccessors", "host", found]], text)
        // The diversion took the hook's place, too.
        let (ofInner, ofHost) =
          diversion.ofSetter
          ? ("plain", isUsedBetween ? "table" : "plain") : ("nil", isHooked ? "alpha" : "plain")
        findings.check(name(of: inner), is: ofInner, "\(text), inner")
        findings.check(name(of: world.host), is: ofHost, "\(text), own")
        findings.check(world.host.claims(.decision), is: !(ofHost == "table"), "\(text), claims")
      }
    }
    findings.verify()
  }

  @Test func `a getter that only unwraps or wraps leads to the right place`() {
    var findings = Findings()
    for slot in SlotKind.all {
      for isUnwrapping in [true, false] {
        let world = World(slot)
        var relays: [AnyObject] = []
        world.perform(.hook(.alpha), .set(.plain))
        let getter = DelegateSlot.delegate.getter
        if let original = world.hostClass.method(of: getter.selector)?.implementation {
          world.hostClass.replaceMethod(
            getter.selector,
            getter.implementation { host, selector in
              let object = getter.call(original, host, as: selector)
              guard let object else { return nil }
              if isUnwrapping { return RootMessages.identity.send(to: object) }
              let relay = Relay(to: object)
              relays.append(relay)
              return relay
            })
        }
        world.perform(.bridge, .set(.table), .set(.plain))
        world.checkDelivery(of: .required, &findings, "[\(slot)], unwraps: \(isUnwrapping)")
        findings.check(world.readsBack, "[\(slot)], unwraps: \(isUnwrapping)")
        findings.check(world.violations, is: [], "[\(slot)], unwraps: \(isUnwrapping)")
      }
    }
    findings.verify()
  }

  private func forEachKind(_ body: (Diversion, SlotKind, _ isHooked: Bool) -> Void) {
    for diversion in Diversion.allCases {
      for slot in SlotKind.all {
        for isHooked in [false, true] { body(diversion, slot, isHooked) }
      }
    }
  }

  private func reports(of world: World) -> [[String]] {
    world.violations.map { [$0.kind.rawValue] + $0.parties }
  }

  private func name(of host: SlotHost) -> String {
    Violation.name(of: host.delegateStorage.object)
  }

  /// Has accessors of a class lead to the slot of another host, as views do that only wrap a view.
  private func divert(
    _ diversion: Diversion, _ hostClass: ObjectClass, _ slot: SlotKind
  ) -> SlotHost {
    let inner = SlotHost(slot, named: "inner")
    let slot = DelegateSlot.delegate
    if diversion.ofSetter {
      hostClass.replaceMethod(
        slot.setter.selector,
        slot.setter.implementation { _, _, object in inner.delegate = object })
    }
    if diversion.ofGetter {
      hostClass.replaceMethod(
        slot.getter.selector, slot.getter.implementation { _, _ in inner.delegate })
    }
    return inner
  }
}
