import DelegateBridge
import Streams
import Testing

@MainActor
@Suite(.leavesNobody) struct `Wrappers that swallow every question` {
  private static let kind = TrackerKind.all.first { $0.description == "opaque, swallowing" }

  @Test func `are seen through where the bridge is there before them, or before the proxy`() throws
  {
    let kind = try #require(Self.kind)
    var findings = Findings()
    let orders: [[Step]] = [
      [.bridge, .hook(.alpha), .lookUp(.rx)], [.hook(.alpha), .bridge, .lookUp(.rx)],
      [.bridge, .lookUp(.rx), .hook(.alpha)],
    ]
    for slot in SlotKind.all {
      for steps in orders {
        let world = World(slot, tracker: kind)
        for step in steps { world.perform(step) }
        check(world, &findings, "[\(slot)] \(steps)")
        findings.check(world.violations, is: [], "[\(slot)] \(steps)")
      }
    }
    findings.verify()
  }

  @Test func `around a proxy from before the bridge are taken for a delegate`() throws {
    let kind = try #require(Self.kind)
    let world = World(tracker: kind)
    for step: Step in [.hook(.alpha), .lookUp(.rx)] { world.perform(step) }
    let wrapper = world.host.delegateStorage.object
    world.perform(.bridge)
    #expect(world.host.delegate === wrapper)
  }

  private func check(_ world: World, _ findings: inout Findings, _ text: String) {
    let app = world.app(.plain)
    let installation = world.recording {
      DelegateProxy.installForwardDelegate(
        app, retainDelegate: false, onProxyFor: world.host, in: .delegate)
    }
    _ = world.send(.required, 1)
    findings.check(world.journal.drain(), is: ["alpha 1", "plain 1"], text)
    world.recording { installation.dispose() }
  }
}
