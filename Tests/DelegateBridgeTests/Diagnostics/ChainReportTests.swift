import DelegateBridge
import Foundation
import Streams
import Testing

@MainActor
@Suite(.leavesNobody) struct `Chain reports` {
  @Test func `the text tells who is there, as what, put there by whom and where`() throws {
    let scene = Scene()
    defer { scene.leave() }
    let lines = scene.bridge.explain(scene.host).split(separator: "\n").map(String.init)
    let file = #fileID
    #expect(
      lines == [
        "host.delegate, bridged at \(file):\(scene.bridgeLine)",
        "  1. spy (wrapper), installed by spy at \(file):\(scene.hookLine)",
        "     looks at: slotHost.didSelect",
        "  2. log (link), installed by logging at \(file):\(scene.linkLine)",
        "     looks at: slotHost.didSelect",
        "  3. DelegateProxy (reactive proxy)",
        "     looks at: slotHost.didScroll",
        "  4. plain (delegate)",
        "  claims: slotHost.didSelect, slotHost.didScroll, slotHost.height, slotHost.decide",
        "  last messages: slotHost.didSelect, slotHost.didScroll",
      ])
  }

  @Test func `a party that is the delegate tells who installed it`() {
    let world = World()
    world.perform(.bridge, .set(.plain))
    let proxy = InterceptingProxy(intercepting: [], for: world.app(.table), named: "adapter")
    proxy.install(on: world.host, owner: "lists", file: "Lists/Feed.swift", line: 3)
    let report = world.bridge?.report(on: world.host)
    #expect(report?.parties.map { "\($0.installation?.owner, default: "-")" } == ["lists"])
    #expect(report?.text.contains(", installed by lists at Lists/Feed.swift:3\n") ?? false)
    proxy.remove()
    let takeover = BroadcastTakeover(of: world.host, for: [], file: "Chat/Reversed.swift", line: 4)
    takeover.delegate = world.app(.plain)
    let text = world.bridge?.explain(world.host) ?? ""
    #expect(text.contains("broadcast (delegate), installed by Chat at Chat/Reversed.swift:4\n"))
    takeover.delegate = nil
  }

  @Test func `the JSON says the same`() throws {
    let scene = Scene()
    defer { scene.leave() }
    let report = try #require(scene.bridge.report(on: scene.host))
    let object = try JSONSerialization.jsonObject(with: Data(report.json.utf8))
    let json = try #require(object as? [String: Any])
    #expect(json["host"] as? String == "host")
    #expect(json["slot"] as? String == "delegate")
    #expect(json["bridge"] as? String == "\(#fileID):\(scene.bridgeLine)")
    #expect(json["claims"] as? [String] == report.claims.map(\.name))
    #expect(json["recentMessages"] as? [String] == report.recentMessages.map(\.name))
    let parties = try #require(json["parties"] as? [[String: Any]])
    #expect(parties.map { $0["name"] as? String } == report.parties.map(\.name))
    #expect(parties.map { $0["role"] as? String } == report.parties.map(\.role.rawValue))
    #expect(
      parties.map { $0["owner"] as? String } == report.parties.map { $0.installation?.owner })
    #expect(
      parties.map { $0["location"] as? String }
        == report.parties.map { $0.installation?.location.description })
    #expect(
      parties.map { $0["intercepts"] as? [String] }
        == report.parties.map { $0.intercepted?.map(\.name) })
  }

  @Test func `the drawings are chains, whatever the parties are called`() {
    let world = World()
    let app = PlainApp(#"an "app" \ two"# + "\nlines", world.journal)
    world.perform(.bridge, .lookUp(.rx))
    world.host.delegate = app
    let report = world.bridge?.report(on: world.host)
    #expect(
      report?.mermaid == #"""
        flowchart LR
          n0["host.delegate"]
          n1["DelegateProxy (reactive proxy)"]
          n2["an #quot;app#quot; \ two lines (delegate)"]
          n0 --> n1
          n1 --> n2
        """#)
    #expect(
      report?.dot == #"""
        digraph chain {
          rankdir=LR;
          n0 [label="host.delegate"];
          n1 [label="DelegateProxy (reactive proxy)"];
          n2 [label="an \"app\" \\ two\nlines (delegate)"];
          n0 -> n1;
          n1 -> n2;
        }
        """#)
    let json = report.flatMap { try? JSONSerialization.jsonObject(with: Data($0.json.utf8)) }
    let parties = (json as? [String: Any])?["parties"] as? [[String: Any]]
    #expect(parties?.last?["name"] as? String == app.partyName)
  }

  @Test func `an empty chain, and a host that is not bridged, say so`() {
    let world = World()
    world.perform(.bridge)
    #expect(
      world.bridge?.explain(world.host).split(separator: "\n").dropFirst().map(String.init)
        == ["  (nobody)", "  claims: none", "  last messages: none"])
    #expect(world.bridge?.explain(SlotHost()) == "host.delegate: not bridged")
    #expect(world.bridge?.report(on: SlotHost()) == nil)
    #expect(world.bridge?.find(PlainApp.self, in: SlotHost()) == nil)
  }

  @Test func `the last messages are a few, the oldest first`() {
    let world = World()
    world.perform(.bridge, .set(.scrolling))
    for kind in [MessageKind.optional] + Array(repeating: .required, count: 8) {
      _ = world.send(kind)
    }
    #expect(
      world.bridge?.report(on: world.host)?.recentMessages
        == Array(repeating: SlotHost.didSelect.selector, count: 8))
  }

  @Test func `whoever asks what is in the slot whether it wraps somebody gets the truth`() {
    var findings = Findings()
    for situation in Situation.usual {
      let world = situation.makeWorld()
      _ = world.host.claims(.required)
      guard let occupant = world.host.delegateStorage.object else { continue }
      let stranger = PlainApp("stranger", world.journal)
      let wraps = { (object: AnyObject) in
        world.recording { MessageObject.does(occupant, wrap: object) }
      }
      findings.check(wraps(occupant), "\(situation): itself")
      findings.check(wraps(stranger), is: false, "\(situation): a stranger")
      guard situation.tracker.answersQuestions else { continue }
      for app in Step.AppName.allCases {
        findings.check(
          wraps(world.app(app)), is: world.model.delegate == app, "\(situation): \(app)")
      }
      for (family, proxy) in world.proxies {
        findings.check(wraps(proxy), "\(situation): \(family)")
      }
      findings.check(world.violations, is: [], "\(situation)")
    }
    findings.verify()
  }
}

/// One party of each role, and two messages.
@MainActor
private final class Scene {
  let (bridgeLine, hookLine, linkLine): (UInt, UInt, UInt)
  let host = ReportedHost()
  let bridge: DelegateBridge
  private let app = PlainApp("plain", Journal())
  private let hook: TrackingHook
  private var subscription: (any Disposable)?

  init() {
    let line: UInt = #line
    (bridgeLine, hookLine, linkLine) = (line + 2, line + 3, line + 5)
    bridge = .install(on: ReportedHost.self)
    hook = TrackingHook.install(
      on: ReportedHost.self, named: "spy", recording: [SlotHost.didSelect])
    bridge.add(owner: "logging") { _ in NotingLink("log", Journal()) }
    host.delegate = app
    subscription = host.rx.sent(SlotHost.didScroll).subscribe(onNext: { _ in })
    host.send(.required)
    host.send(.optional)
  }

  func leave() {
    subscription?.dispose()
    hook.remove()
    bridge.remove()
  }
}

/// A host with accessors of its own, so that hooks on its class reach no further.
private final class ReportedHost: SlotHost {
  override class var methods: Methods {
    Methods(ReportedHost.self) { $0.slot(.delegate) { $0.delegateStorage } }
  }
}
