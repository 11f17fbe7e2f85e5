import DelegateBridge
import Streams
import Testing

@MainActor
@Suite struct `Law 16, report` {
  @Test func `accessors that lead elsewhere are reported once, and the host is left alone`() {
    var findings = Findings()
    for slot in SlotKind.all {
      for steps: [Step] in [[], [.hook(.alpha)]] {
        let world = World(slot)
        let inner = world.divertAccessors()
        world.perform(.bridge)
        for step in steps { world.perform(step) }
        for _ in 0..<3 { world.perform(.set(.plain)) }
        let reports = world.violations.map { [$0.kind.rawValue] + $0.parties }
        findings.check(reports, is: [["divertedAccessors", "host", "plain"]], "[\(slot)] \(steps)")
        world.recording { _ = inner.send(.required) }
        findings.check(
          world.journal.drain(), is: steps.isEmpty ? ["plain 0"] : ["alpha 0", "plain 0"],
          "[\(slot)] \(steps)")
        let isRolledBack = steps.isEmpty ? inner.delegate === world.app(.plain) : true
        findings.check(isRolledBack, "[\(slot)] \(steps)")
      }
    }
    findings.verify()
  }

  @Test func `a ring is reported once for each delegate that closes one`() {
    let world = World()
    world.perform(.bridge, .hook(.alpha), .observe(.rx))
    for count in 1...3 {
      let relay = Relay(to: world.app(.plain))
      world.recording { world.host.delegate = relay }
      relay.point(at: world.host.delegateStorage.object)
      for _ in 0..<4 { _ = world.send(.required) }
      #expect(world.violations.map(\.kind) == Array(repeating: .foreignRing, count: count))
      #expect(world.violations.allSatisfy { $0.parties == ["host", "Relay"] })
    }
  }

  @Test func `what goes well is not reported`() {
    var findings = Findings()
    for situation in Situation.usual {
      let world = situation.makeWorld()
      for step: Step in [.setNil, .set(.table), .lookUp(.rx), .dispose(.rx), .lookUp(.rival)] {
        world.perform(step)
        for kind in MessageKind.allCases { _ = world.send(kind) }
      }
      findings.check(world.violations, is: [], "\(situation)")
    }
    findings.verify()
  }

  @Test func `a report goes to the handler in force where it happens, and the program goes on`() {
    let (outer, inner) = (ViolationRecorder(), ViolationRecorder())
    let world = World()
    world.perform(.hook(.alpha))
    ViolationHandler.with(.record(into: outer)) {
      ViolationHandler.with(.record(into: inner)) { _ = world.host.rx.delegate }
    }
    #expect(outer.violations == [])
    #expect(inner.violations.map(\.kind) == [.proxyNotCurrent])
    #expect(inner.violations.first?.parties == ["DelegateProxy", "alpha", "DelegateProxy"])
  }

  #if DEBUG
    @Test func `without a handler a failed check of a reactive proxy stops a debug build`() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let hook = TrackingHook.install(on: SlotHost.self, recording: [SlotHost.didSelect])
          defer { hook.remove() }
          _ = SlotHost().rx.delegate
        }
      }
    }

    @Test func `with the bridge the same program goes on`() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          let hook = TrackingHook.install(on: SlotHost.self, recording: [SlotHost.didSelect])
          defer { hook.remove() }
          DelegateBridge.install(on: SlotHost.self)
          let host = SlotHost()
          precondition(host.rx.delegate === host.delegate)
        }
      }
    }

    @Test func `without a handler a dangling slot stops a debug build`() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let host = SlotHost(SlotKind(ownership: .unsafe))
          host.delegate = PlainApp("app", Journal())
          host.send(.required)
        }
      }
    }

    @Test func `a program that asked for traps gets them from the bridge too`() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let bridge = DelegateBridge.install(on: SlotHost.self)
          bridge.place(DelegateProxy.self, before: RivalProxy.self)
          ViolationHandler.with(.trap) { bridge.place(RivalProxy.self, before: DelegateProxy.self) }
        }
      }
    }
  #endif
}

extension World {
  /// Has the accessors of the host lead to the slot of another, as views do that only wrap a view.
  fileprivate func divertAccessors() -> SlotHost {
    let inner = SlotHost(slot, named: "inner")
    let slot = DelegateSlot.delegate
    hostClass.replaceMethod(
      slot.setter.selector,
      slot.setter.implementation { _, _, object in inner.delegate = object })
    hostClass.replaceMethod(
      slot.getter.selector, slot.getter.implementation { _, _ in inner.delegate })
    return inner
  }
}
