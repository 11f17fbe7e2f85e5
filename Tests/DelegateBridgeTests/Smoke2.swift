import DelegateBridge
import Streams
import Testing

@MainActor struct Smoke2 {
  func run(_ order: String) -> [String] {
    var out: [String] = []
    let recorder = ViolationRecorder()
    ViolationHandler.with(.record(into: recorder)) {
      let bridge = DelegateBridge.install(on: Feed.self)
      var hook: TrackingHook?
      let feed = Feed()
      let app = App()
      let app2 = App()
      var seen = 0
      var bag: [any Disposable] = []
      for op in order.split(separator: " ") {
        switch op {
        case "H": hook = TrackingHook.install(on: Feed.self, recording: [Feed.didSelect])
        case "A":
          feed.delegate = app
          #expect(feed.delegate === app)
        case "A2":
          feed.delegate = app2
          #expect(feed.delegate === app2)
        case "N":
          feed.delegate = nil
          #expect(feed.delegate == nil)
        case "O": bag.append(feed.rx.sent(Feed.didSelect).subscribe(onNext: { _ in seen += 1 }))
        case "R": _ = feed.rx.delegate
        case "T":
          app.rows = []
          app2.rows = []
          seen = 0
          let before = hook?.count(of: Feed.didSelect) ?? 0
          feed.tap(1)
          out.append(
            "a\(app.rows.count)b\(app2.rows.count)s\(seen)t\((hook?.count(of: Feed.didSelect) ?? 0) - before)"
          )
        default: fatalError()
        }
      }
      out.append(bridge.explain(feed))
      out += recorder.violations.map(\.description)
      bridge.remove()
      hook?.remove()
    }
    return out
  }
  @Test func `orders`() {
    for o in [
      "H A O T", "A H O T", "A O H T", "A O H O T", "H O A T", "O H A T", "H O O A T A2 T N T A T",
      "A O T N T A T", "A O N O T", "H R R A T",
    ] {
      print("ORDER", o, run(o))
    }
  }
}
