import DelegateBridge
import Streams
import Testing

@MainActor
@Suite(.leavesNobody) struct `Law 7, cache` {
  /// What may change claims, or just look as if it did.
  private static let changes: [Step] = [
    .set(.plain), .set(.scrolling), .set(.plain), .setNil, .setNil, .set(.table), .lookUp(.rx),
    .observe(.rx, .optional), .observe(.rx, .optional), .lookUp(.rival),
    .observe(.rival, .optional),
    .dispose(.rival), .dispose(.rx), .dispose(.rx), .hook(.alpha), .set(.scrolling), .lookUp(.rx),
    .observe(.rx, .required), .setNil, .unhook(.alpha), .dispose(.rx), .set(.plain), .drop(.plain),
    .drop(.scrolling), .set(.plain),
  ]

  @Test func `claims are asked for once when they have changed, and not otherwise`() {
    var findings = Findings()
    for slot in SlotKind.all {
      for tracker in TrackerKind.all {
        let world = World(slot, tracker: tracker)
        world.perform(.bridge)
        var claims = world.modelledClaims
        var refreshes = 0
        for (index, step) in Self.changes.enumerated() {
          world.perform(step)
          _ = world.host.claims(.required)
          if world.modelledClaims != claims { refreshes += 1 }
          claims = world.modelledClaims
          let text = "[\(slot), \(tracker)] after \(Self.changes[...index])"
          findings.check(world.host.refreshes, is: refreshes, text)
          refreshes = world.host.refreshes
        }
        findings.check(world.violations, is: [], "[\(slot), \(tracker)]")
      }
    }
    findings.verify()
  }

  @Test func `a host that caches sends what is claimed now`() {
    var findings = Findings()
    for slot in SlotKind.all {
      let world = World(slot)
      world.perform(.bridge)
      for (index, step) in Self.changes.enumerated() {
        world.perform(step)
        for kind in MessageKind.allCases {
          world.checkDelivery(of: kind, &findings, "[\(slot)] after \(Self.changes[...index])")
        }
      }
    }
    findings.verify()
  }

  @Test
  func `a message that hosts do not ask for beforehand is asked for anew with a new delegate`() {
    var findings = Findings()
    for slot in SlotKind.all {
      for steps: [Step] in [[], [.hook(.alpha)], [.lookUp(.rx)]] {
        let world = World(slot)
        let steady = SteadyApp()
        for step in [.bridge] + steps { world.perform(step) }
        for _ in 0..<2 {
          world.host.delegate = steady
          findings.check(world.host.claims(.undeclared), is: false, "[\(slot)] \(steps), steady")
          world.perform(.set(.table))
          findings.check(world.host.claims(.undeclared), is: true, "[\(slot)] \(steps), table")
        }
      }
    }
    findings.verify()
  }

  @Test func `the host never sees an empty slot while somebody is there`() {
    var findings = Findings()
    for slot in SlotKind.all {
      let world = World(slot)
      world.perform(.bridge, .hook(.alpha), .set(.table), .observe(.rx), .observe(.rival))
      let watcher = Watcher(world.host)
      world.recording {
        world.host.delegate = watcher
        watcher.whenAsked = {
          findings.check(world.host.delegateStorage.object != nil, "[\(slot)]")
        }
      }
      for step: Step in [
        .observe(.rx, .optional), .lookUp(.rival), .dispose(.rx), .lookUp(.rx), .hook(.beta),
      ] {
        world.perform(step)
        _ = world.host.claims(.required)
      }
      findings.check(world.host.emptyRefreshes, is: 0, "[\(slot)]")
      watcher.whenAsked = nil
    }
    findings.verify()
  }

  @Test func `installing the bridge under a host in use asks once at most`() {
    var findings = Findings()
    for slot in SlotKind.all {
      for steps: [Step] in [[.set(.plain)], [.set(.plain), .observe(.rx)], [.lookUp(.rx)], []] {
        let world = World(slot)
        for step in steps { world.perform(step) }
        let before = world.host.refreshes
        world.perform(.bridge)
        for _ in 0..<3 {
          _ = world.host.delegate
          _ = world.host.claims(.required)
        }
        findings.check(world.host.refreshes - before <= 1, "[\(slot)] \(steps)")
      }
    }
    findings.verify()
  }
}

extension World {
  fileprivate var modelledClaims: [Bool] {
    MessageKind.allCases.filter { $0 != .undeclared }.map(model.claims)
  }
}

/// Takes what a ``TableApp`` takes, as far as hosts ask beforehand.
private final class SteadyApp: SlotHost.Selecting, SlotHost.Measuring {
  func didSelect(_ host: SlotHost, _ row: Int) {}

  func height(_ host: SlotHost, _ row: Int) -> Int { 0 }
}

/// A delegate that does something whenever it is asked what it takes.
private final class Watcher: MessageObject {
  var whenAsked: (() -> Void)?

  init(_ host: SlotHost) {
    super.init()
  }

  override func responds(to selector: Selector) -> Bool {
    whenAsked?()
    return super.responds(to: selector)
  }
}
