import DelegateBridge
import Streams
import Testing

@MainActor
@Suite(.leavesNobody) struct `Messages whose way through the parties is known` {
  private static let both = ["alpha 1", "rx1.sent 1", "table 1", "rx1.invoked 1"]

  private func makeWorld(_ steps: Step...) -> World {
    let world = World()
    for step in [.bridge] + steps { world.perform(step) }
    world.findWay()
    return world
  }

  private func sent(_ world: World, _ kind: MessageKind = .required) -> [String] {
    _ = world.send(kind, 1)
    return world.journal.drain()
  }

  @Test func `pass all who do something with them, and have the answer of the delegate`() {
    let world = makeWorld(
      .hook(.alpha), .observe(.rx, .valued), .observe(.rival, .valued), .set(.plain))
    for _ in 1...3 {
      var findings = Findings()
      world.checkDelivery(of: .valued, &findings, "known")
      findings.verify()
    }
    #expect(world.violations == [])
  }

  @Test func `reach the observers, and nobody else, when the delegate has died`() {
    let world = makeWorld(.observe(.rx), .set(.table))
    world.perform(.drop(.table))
    for _ in 1...2 { #expect(sent(world) == ["rx1.sent 1", "rx1.invoked 1"]) }
    world.perform(.set(.plain))
    #expect(sent(world) == ["rx1.sent 1", "plain 1", "rx1.invoked 1"])
    let recent = world.bridge?.report(on: world.host)?.recentMessages ?? []
    #expect(recent.filter { $0 == SlotHost.didSelect.selector }.count == 4)
  }

  @Test func `reach a delegate that an observer lets go of`() {
    let world = makeWorld(.observe(.rx), .observe(.rival), .set(.table))
    world.journal.once("rx1.sent 1") { world.perform(.drop(.table)) }
    #expect(sent(world).contains("table 1"))
    #expect(!sent(world).contains("table 1"))
  }

  @Test func `follow a forward delegate that is exchanged by hand`() throws {
    let world = makeWorld(.set(.table), .observe(.rx))
    let proxy = try #require(world.proxies[.rx])
    let other = PlainApp("other", world.journal)
    proxy.setForwardToDelegate(other, retainDelegate: false)
    for _ in 1...2 { #expect(sent(world) == ["rx1.sent 1", "other 1", "rx1.invoked 1"]) }
    // Somebody else's proxy changes, and nothing here.
    let apart = World()
    apart.perform(.set(.plain), .lookUp(.rx))
    for _ in 1...2 { #expect(sent(world) == ["rx1.sent 1", "other 1", "rx1.invoked 1"]) }
  }

  @Test func `follow a forward delegate that is exchanged without touching the slot`() {
    let world = makeWorld(.set(.table))
    let proxy = LazyProxy.proxy(for: world.host, in: .delegate)
    let subscription = proxy.sent(SlotHost.didSelect).subscribe { [journal = world.journal] in
      journal.note("lazy", $0.1)
    }
    world.findWay()
    for _ in 1...2 { #expect(sent(world) == ["lazy 1", "table 1"]) }
    let other = PlainApp("other", world.journal)
    proxy.setForwardToDelegate(other, retainDelegate: false)
    for _ in 1...2 { #expect(sent(world) == ["lazy 1", "other 1"]) }
    subscription.dispose()
  }

  @Test func `are met by an observer whose proxy does not touch the slot`() {
    let world = makeWorld(.set(.table))
    let proxy = LazyProxy.proxy(for: world.host, in: .delegate)
    world.findWay()
    #expect(sent(world) == ["table 1"])
    let subscription = proxy.sent(SlotHost.didSelect).subscribe { [journal = world.journal] in
      journal.note("lazy", $0.1)
    }
    for _ in 1...2 { #expect(sent(world) == ["lazy 1", "table 1"]) }
    subscription.dispose()
    for _ in 1...2 { #expect(sent(world) == ["table 1"]) }
  }

  @Test func `run a method that a proxy is given`() throws {
    let world = makeWorld(.observe(.rx), .set(.table))
    let proxy = try #require(world.proxies[.rx] as? DelegateProxy)
    let swapped = proxy.objectClass.makeSubclass(named: "Swapped")
    swapped.addMethod(
      SlotHost.didSelect.selector,
      SlotHost.didSelect.implementation { [journal = world.journal] proxy, _, host, row in
        journal.note("method", row)
        SlotHost.didSelect.passOn(from: proxy, host, row)
      })
    proxy.objectClass = swapped
    for _ in 1...2 {
      #expect(sent(world) == ["method 1", "rx1.sent 1", "table 1", "rx1.invoked 1"])
    }
  }

  @Test func `follow the hook on a proxy's forwarding`() throws {
    let world = makeWorld(.observe(.rx), .set(.table))
    let proxy = try #require(world.proxies[.rx] as? DelegateProxy)
    let other = PlainApp("other", world.journal)
    let swapped = proxy.objectClass.makeSubclass(named: "Diverted")
    swapped.addMethod(
      RootMessages.forwardingTarget.selector,
      RootMessages.forwardingTarget.implementation { _, _, _ in other })
    proxy.objectClass = swapped
    for _ in 1...2 { #expect(sent(world) == ["other 1"]) }
  }

  @Test func `meet whoever is put around a tracker's method, or in its place`() throws {
    let world = makeWorld(.hook(.alpha), .observe(.rx), .set(.table))
    for _ in 1...2 { #expect(sent(world) == Self.both) }
    let tracker = try #require(world.host.delegateStorage.object as? TrackingProxy)
    let method = try #require(tracker.objectClass.method(of: SlotHost.didSelect.selector))
    let replacement = SlotHost.didSelect.implementation { [journal = world.journal] _, _, _, row in
      journal.note("instead", row)
    }
    let original = method.setImplementation(replacement)
    for _ in 1...2 { #expect(sent(world) == ["instead 1"]) }
    method.setImplementation(original)
    for _ in 1...2 { #expect(sent(world) == Self.both) }
  }

  @Test func `go where a wrapper leads that has been pointed elsewhere`() throws {
    let world = World()
    let wrapper = Pointer(counting: SlotHost.didSelect) { [journal = world.journal] in
      journal.note("pointer", 1)
    }
    wrapper.hookSetter(of: world.hostClass)
    world.perform(.bridge, .observe(.rx), .set(.table))
    world.findWay()
    for _ in 1...2 {
      #expect(sent(world) == ["pointer 1", "rx1.sent 1", "table 1", "rx1.invoked 1"])
    }
    let port = wrapper.target
    let other = PlainApp("other", world.journal)
    wrapper.target = other
    for _ in 1...2 { #expect(sent(world) == ["pointer 1", "other 1"]) }
    wrapper.target = port
    for _ in 1...2 {
      #expect(sent(world) == ["pointer 1", "rx1.sent 1", "table 1", "rx1.invoked 1"])
    }
    #expect(world.violations == [])
  }
}

/// A proxy that never re-installs itself.
private final class LazyProxy: DelegateProxy {
  override class var family: String { "lazy" }

  override func reset() {}
}

/// A wrapper that counts, and can be pointed at something else behind everybody's back.
private final class Pointer: MessageProxy, ForwardingParty {
  weak var target: AnyObject?

  init(counting message: some AnyMessage, _ count: @escaping @MainActor () -> Void) {
    super.init()
    let made = objectClass.makeSubclass(named: "Pointer")
    made.addMethod(
      message.selector,
      message.relay(by: Pointer.self, to: { $0.target }, noting: { _ in count() }))
    objectClass = made
  }

  var forwardingParties: [AnyObject] { target.map { [$0] } ?? [] }

  func intercepts(_ selector: Selector) -> Bool { objectClass.implements(selector, for: self) }

  override func forwardingTarget(for selector: Selector) -> AnyObject? { target }

  /// Has the hosts of a class be given this wrapper instead of what is set.
  func hookSetter(of type: ObjectClass) {
    let setter = DelegateSlot.delegate.setter
    guard let original = type.method(of: setter.selector)?.implementation else { return }
    type.replaceMethod(
      setter.selector,
      setter.implementation { [self] host, _, object in
        if object !== self { target = object }
        setter.call(original, host, object.map { _ in self })
      })
  }
}
