import DelegateBridge
import Streams
import Testing

/// Field reports on claims that hosts cache: FR-07, FR-09, FR-10, FR-11.
@MainActor
@Suite struct `Field reports, cached claims` {
  @Test func `FR-07 the first observer causes exactly one refresh, and the callback comes`() {
    var findings = Findings()
    for slot in SlotKind.all {
      for steps: [Step] in [
        [.lookUp(.rx)], [.hook(.alpha), .lookUp(.rx)], [.lookUp(.rx), .hook(.alpha)],
        [.lookUp(.rival), .lookUp(.rx)], [.lookUp(.rx), .lookUp(.rival)],
        [.hook(.alpha), .set(.plain), .lookUp(.rx)], [.lookUp(.rx), .set(.plain)],
      ] {
        let world = World(slot)
        for step in [.bridge] + steps { world.perform(step) }
        let text = "[\(slot)] \(steps)"
        findings.check(world.host.claims(.optional), is: false, text)
        let before = world.host.refreshes
        world.perform(.observe(.rx, .optional))
        findings.check(world.host.claims(.optional), is: true, text)
        findings.check(world.host.refreshes - before, is: 1, "\(text), refreshes")
        world.perform(.observe(.rx, .optional))
        findings.check(world.host.claims(.optional), is: true, text)
        findings.check(world.host.refreshes - before, is: 1, "\(text), second observer")
        world.checkDelivery(of: .optional, &findings, text)
      }
    }
    findings.verify()
  }

  @Test func `FR-07 a proxy that does not put itself back is not heard of`() {
    let host = SlotHost()
    let proxy = LazyProxy.proxy(for: host, in: .delegate)
    #expect(!host.claims(.optional))
    var rows: [Int] = []
    let subscription = proxy.sent(SlotHost.didScroll).subscribe(onNext: { rows.append($0.1) })
    host.send(.optional, 1)
    #expect(rows == [])
    subscription.dispose()
  }

  @Test func `FR-09 an editing feature is on only while somebody wants it`() {
    var findings = Findings()
    for slot in SlotKind.all {
      for hooks: [Step] in [[], [.hook(.alpha)], [.hook(.alpha), .hook(.beta)]] {
        let world = World(slot)
        var features: [Bool] = []
        for step in [.bridge] + hooks + [
          .lookUp(.rx), .lookUp(.rival), .set(.plain), .set(.scrolling), .set(.table),
          .observe(.rx, .optional), .dispose(.rx), .observe(.rival, .optional), .set(.scrolling),
          .dispose(.rival), .setNil,
        ] {
          world.perform(step)
          features.append(world.host.claims(.optional))
        }
        findings.check(
          Array(features.dropFirst(1 + hooks.count)),
          is: [false, false, false, true, false, true, false, true, true, true, false],
          "[\(slot)] \(hooks)")
      }
    }
    findings.verify()
  }

  @Test
  func `FR-10 an SDK that has a method the delegate lacks does not take the platform's default`() {
    var findings = Findings()
    let parties: [Step] = [.hook(.alpha), .set(.scrolling), .observe(.rx)]
    for situation in Situation.arrivals(of: parties, after: [.bridge], slotsEach: 18) {
      let world = World(situation.slot, tracker: situation.tracker)
      OverclaimingProxy.install(on: world.hostClass)
      for step in situation.steps { world.perform(step) }
      findings.check(world.host.claims(.valued), is: false, "\(situation)")
      findings.check(world.send(.valued).height, is: SlotHost.ownHeight, "\(situation)")
      world.perform(.set(.plain))
      findings.check(world.send(.valued).height, is: PlainApp.height, "\(situation)")
    }
    findings.verify()
  }

  @Test func `FR-10 without the bridge the SDK's method hides the default`() {
    let world = World()
    OverclaimingProxy.install(on: world.hostClass)
    world.perform(.set(.scrolling))
    #expect(world.send(.valued).height == SlotHost.height.defaultResult)
  }

  @Test func `FR-11 a delegate that died since claims were cached is not called, and nobody traps`()
  {
    var findings = Findings()
    let parties: [Step] = [.hook(.alpha), .set(.plain), .observe(.rx, .optional)]
    for situation in Situation.arrivals(of: parties, after: [.bridge], slotsEach: 18) {
      let world = situation.makeWorld()
      for kind in MessageKind.allCases { _ = world.send(kind) }
      _ = world.journal.drain()
      world.perform(.drop(.plain))
      for kind in MessageKind.allCases { world.checkDelivery(of: kind, &findings, "\(situation)") }
      findings.check(world.violations, is: [], "\(situation)")
    }
    findings.verify()
  }

  @Test func `FR-11 a delegate that dies between claim and call leaves the declared default`() {
    var findings = Findings()
    for slot in SlotKind.all where slot.ownership != .strong {
      for hooks: [Step] in [[], [.hook(.alpha)], [.lookUp(.rx)], [.hook(.alpha), .lookUp(.rx)]] {
        let world = World(slot)
        for step in [.bridge] + hooks { world.perform(step) }
        var app: FragileApp? = FragileApp()
        world.recording { world.host.delegate = app }
        _ = world.host.claims(.valued)
        app?.whenAsked = { app = nil }
        let height = world.send(.valued).height
        let text = "[\(slot)] \(hooks)"
        findings.check(
          [SlotHost.ownHeight, SlotHost.height.defaultResult, FragileApp.height].contains(height),
          "\(text): \(height, default: "nil")")
        app = nil
        findings.check(world.send(.valued).height, is: SlotHost.ownHeight, text)
        findings.check(world.violations, is: [], text)
      }
    }
    findings.verify()
  }

  @Test func `FR-11 without the bridge the wrapper of a dead delegate does not understand`() {
    let world = World()
    world.perform(.hook(.alpha), .set(.scrolling))
    world.perform(.drop(.scrolling))
    _ = world.send(.optional)
    #expect(world.violations.map(\.kind) == [.unrecognizedSelector])
  }
}

/// A proxy of a library that does not know of hosts that cache.
private final class LazyProxy: DelegateProxy {
  override class var family: String { "lazy" }

  override func reset() {}
}

/// A delegate that may die of being asked.
private final class FragileApp: MessageObject {
  static let height = 7

  var whenAsked: (() -> Void)?

  override class var methods: Methods {
    Methods(FragileApp.self) { $0.on(SlotHost.height) { _, _, _ in height } }
  }

  override func responds(to selector: Selector) -> Bool {
    defer { whenAsked?() }
    return super.responds(to: selector)
  }
}

/// What an SDK puts around delegates: it has a method of its own, whether they have it or not.
private final class OverclaimingProxy: MessageProxy {
  private let target: AnyObject

  init(_ target: AnyObject) {
    self.target = target
    super.init()
  }

  static func install(on hostClass: ObjectClass) {
    let setter = DelegateSlot.delegate.setter
    guard let original = hostClass.method(of: setter.selector)?.implementation else { return }
    let key = AssociationKey("overclaiming")
    hostClass.replaceMethod(
      setter.selector,
      setter.implementation { host, selector, object in
        let proxy = object.map(OverclaimingProxy.init)
        setter.call(original, host, as: selector, proxy)
        (host as? SlotHost)?[associated: key] = proxy
      })
  }

  override class var methods: Methods {
    Methods(OverclaimingProxy.self) {
      $0.on(SlotHost.height) { proxy, host, row in
        guard MessageObject.responds(proxy.target, to: SlotHost.height.selector) else {
          return SlotHost.height.defaultResult
        }
        return SlotHost.height.send(to: proxy.target, host, row)
      }
    }
  }

  override func forwardingTarget(for selector: Selector) -> AnyObject? { target }
}
