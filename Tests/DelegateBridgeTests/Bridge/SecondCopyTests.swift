import DelegateBridge
import Streams
import Testing

@MainActor
@Suite(.leavesNobody) struct `Two copies of the bridge in one process` {
  private static let orders = permutations(of: [Step.hook(.alpha), .set(.plain), .observe(.rx)])

  @Test func `they do not fight, whichever comes first and whenever the second comes`() {
    var findings = Findings()
    for (isOtherFirst, isOnHost) in [(false, false), (true, false), (false, true), (true, true)] {
      for steps in Self.orders {
        for position in 0...steps.count {
          let slot = SlotKind.all[findings.checks % SlotKind.all.count]
          let text =
            "[\(slot)] other first: \(isOtherFirst), on host: \(isOnHost), \(steps), \(position)"
          let world = World(slot)
          let other = Company(world, isOnHost: isOnHost)
          if isOtherFirst { other.arrive() } else { world.perform(.bridge) }
          for (index, step) in steps.enumerated() {
            if index == position { arriveSecond(world, other, isOtherFirst) }
            world.perform(step)
          }
          if position == steps.count { arriveSecond(world, other, isOtherFirst) }
          check(world, &findings, text)
          world.perform(.set(.table), .lookUp(.rx), .setNil, .set(.plain))
          check(world, &findings, "\(text), used")
          other.leave()
        }
      }
    }
    findings.verify()
  }

  @Test func `either goes first, and the one that remains takes over`() {
    var findings = Findings()
    for (isOtherFirst, isOtherGoingFirst) in [
      (false, false), (true, false), (false, true), (true, true),
    ] {
      for steps in Self.orders {
        for isUsedBetween in [false, true] {
          let slot = SlotKind.all[findings.checks % SlotKind.all.count]
          let text =
            "[\(slot)] other first: \(isOtherFirst), other goes first: \(isOtherGoingFirst), \(steps)"
          let world = World(slot)
          let other = Company(world, isOnHost: false)
          if isOtherFirst { other.arrive() }
          world.perform(.bridge)
          other.arrive()
          for step in steps { world.perform(step) }
          if isUsedBetween { check(world, &findings, text) }
          if isOtherGoingFirst { other.leave() } else { world.perform(.removeBridge) }
          check(world, &findings, "\(text), one left")
          world.perform(.set(.table), .lookUp(.rx), .setNil, .set(.plain))
          check(world, &findings, "\(text), one left and used")
          if isOtherGoingFirst { world.perform(.removeBridge) } else { other.leave() }
          world.recording { _ = world.host.claims(.required) }
          findings.check(world.hostClass.layers.isEmpty, "\(text), both left")
          findings.check(world.host.delegateStorage.keeper == nil, "\(text), both left")
          findings.check(world.violations, is: [], text)
        }
      }
    }
    findings.verify()
  }

  @Test func `the one that came first looks after the slot, and the other one says so`() {
    let world = World()
    world.perform(.bridge, .set(.plain))
    let other = OtherCopy(on: world.hostClass)
    #expect(!other.looksAfter(world.host))
    #expect(world.chain == ["plain"])
    world.perform(.removeBridge)
    #expect(other.looksAfter(world.host))
    #expect(world.readsBack)
    other.remove()
  }

  private func arriveSecond(_ world: World, _ other: Company, _ isOtherFirst: Bool) {
    if isOtherFirst { world.perform(.bridge) } else { other.arrive() }
  }

  private func check(_ world: World, _ findings: inout Findings, _ text: String) {
    for kind in [MessageKind.required, .valued] {
      world.checkDelivery(of: kind, &findings, text)
    }
    findings.check(world.readsBack, "\(text): read back")
    findings.check(world.violations, is: [], text)
  }

  /// The other copy, which comes and goes once.
  @MainActor
  private final class Company {
    private let world: World
    private let isOnHost: Bool
    private var copy: OtherCopy?

    init(_ world: World, isOnHost: Bool) {
      self.world = world
      self.isOnHost = isOnHost
    }

    func arrive() {
      guard copy == nil else { return }
      copy = isOnHost ? OtherCopy(on: world.host) : OtherCopy(on: world.hostClass)
    }

    func leave() {
      copy?.remove()
      copy = nil
    }
  }
}
