import DelegateBridge
import Streams
import Testing

@MainActor
@Suite struct `Law 4, acyclic` {
  /// Ways of closing a ring, each with the name of who closes it.
  private static let rings: [(name: String, close: @MainActor (World) -> AnyObject?)] = [
    (
      "a proxy is its own forward delegate",
      { world in
        let rx = world.proxies[.rx]
        rx?.setForwardToDelegate(rx, retainDelegate: false)
        return nil
      }
    ),
    (
      "two proxies are each other's forward delegates",
      { world in
        let (rx, rival) = (world.proxies[.rx], world.proxies[.rival])
        rx?.setForwardToDelegate(rival, retainDelegate: false)
        rival?.setForwardToDelegate(rx, retainDelegate: false)
        return nil
      }
    ),
    (
      "a proxy gets what is in the slot as its forward delegate",
      { world in
        let occupant = world.host.delegateStorage.object
        world.proxies[.rx]?.setForwardToDelegate(occupant, retainDelegate: false)
        return nil
      }
    ),
    (
      "the delegate forwards to what is in the slot",
      { world in
        let relay = Relay(to: world.host.delegateStorage.object)
        world.host.delegate = relay
        return relay
      }
    ),
    (
      "the delegate forwards to a proxy",
      { world in
        let relay = Relay(to: world.proxies[.rx])
        world.host.delegate = relay
        return relay
      }
    ),
    (
      "the delegate forwards to itself",
      { world in
        let relay = Relay(to: world.app(.table))
        relay.point(at: relay)
        world.host.delegate = relay
        return relay
      }
    ),
    (
      "the delegate forwards to a second party that forwards to the slot",
      { world in
        let second = Relay(to: world.host.delegateStorage.object)
        let relay = KeepingRelay(to: second)
        world.host.delegate = relay
        return relay
      }
    ),
    (
      "the delegate asks the host for its delegate and forwards there",
      { world in
        let relay = AskingRelay(world.host)
        world.host.delegate = relay
        return relay
      }
    ),
    (
      "the delegate asks the slot for what is in it and forwards there",
      { world in
        let relay = SlotRelay(world.host)
        world.host.delegate = relay
        return relay
      }
    ),
    (
      "the host is its own delegate",
      { world in
        world.host.delegate = world.host
        return nil
      }
    ),
    (
      "the host is a proxy's forward delegate",
      { world in
        world.proxies[.rx]?.setForwardToDelegate(world.host, retainDelegate: false)
        return nil
      }
    ),
  ]

  private static let arrivals = permutations(of: [
    Step.hook(.alpha), .observe(.rx), .observe(.rival), .set(.plain),
  ])

  @Test func `a ring is cut wherever it is closed, and everybody hears each message at most once`()
  {
    var findings = Findings()
    for ring in Self.rings {
      for steps in Self.arrivals {
        let slot = SlotKind.all[findings.checks % SlotKind.all.count]
        let text = "[\(slot)] \(steps), then \(ring.name)"
        let world = Situation(slot: slot, tracker: .marker, steps: [.bridge] + steps).makeWorld()
        let closer = world.recording { ring.close(world) }
        for kind in MessageKind.allCases {
          _ = world.send(kind)
          let got = world.journal.drain()
          findings.check(Set(got).count, is: got.count, "\(text); \(kind): \(got)")
        }
        _ = world.send(.required)
        let streams = world.journal.drain().filter { $0.contains(".") }.count
        findings.check(streams, is: 4, "\(text); the streams before and after")
        findings.check(world.violations.count <= 1, "\(text): \(world.violations)")
        let kinds = Set(world.violations.map(\.kind))
        findings.check(kinds.isSubset(of: [.foreignRing]), "\(text): \(kinds)")
        withExtendedLifetime(closer) {}
      }
    }
    findings.verify()
  }

  @Test func `a foreign ring is reported once, and names the party that closes it`() {
    var findings = Findings()
    for steps in Self.arrivals {
      let world = Situation(slot: SlotKind(), tracker: .marker, steps: [.bridge] + steps)
        .makeWorld()
      let relay = Relay(to: world.app(.table))
      world.recording { world.host.delegate = relay }
      relay.point(at: world.host.delegateStorage.object)
      for _ in 0..<3 { _ = world.send(.required) }
      let reports = world.violations.map { [$0.kind.rawValue] + $0.parties }
      findings.check(reports, is: [["foreignRing", "host", "Relay"]], "\(steps)")
      withExtendedLifetime(relay) {}
    }
    findings.verify()
  }

  @Test func `nobody is in a chain twice, and the host never is`() {
    var findings = Findings()
    for situation in Situation.usual {
      let world = situation.makeWorld()
      for step: Step in [.lookUp(.rx), .lookUp(.rival), .set(.table), .lookUp(.rx), .setNil] {
        world.perform(step)
        let chain = world.chain
        findings.check(Set(chain).count, is: chain.count, "\(situation), then \(step): \(chain)")
        findings.check(chain.contains("host"), is: false, "\(situation), then \(step)")
      }
    }
    findings.verify()
  }

  @Test func `without the bridge the same rings go round`() {
    let world = World()
    world.perform(.observe(.rx), .observe(.rival), .lookUp(.rx))
    _ = world.send(.required)
    #expect(world.violations.map(\.kind).contains(.forwardingCycle))
  }
}

/// A relay that keeps its target alive.
private final class KeepingRelay: MessageProxy {
  private let target: AnyObject

  init(to target: AnyObject) {
    self.target = target
    super.init()
  }

  override func forwardingTarget(for selector: Selector) -> AnyObject? { target }
}

/// A relay to whatever its host says is the delegate.
private final class AskingRelay: MessageProxy {
  private weak var host: SlotHost?

  init(_ host: SlotHost) {
    self.host = host
    super.init()
  }

  override func forwardingTarget(for selector: Selector) -> AnyObject? {
    host?.delegate
  }
}

/// A relay to whatever is really in the slot of its host.
private final class SlotRelay: MessageProxy {
  private weak var host: SlotHost?

  init(_ host: SlotHost) {
    self.host = host
    super.init()
  }

  override func forwardingTarget(for selector: Selector) -> AnyObject? {
    host?.delegateStorage.object
  }
}
