import DelegateBridge
import Streams
import Testing

@MainActor protocol FeedDelegate: AnyObject { func didSelect(_ view: Feed, _ row: Int) }
@MainActor protocol FeedHeight: AnyObject { func height(_ view: Feed, _ row: Int) -> Int }

final class Feed: MessageObject, HasDelegate {
  static let didSelect = Message<Void, Feed, Int>("didSelect") { (d: any FeedDelegate, v, r) in
    d.didSelect(v, r)
  }
  static let height = Message<Int, Feed, Int>("height", default: 0) { (d: any FeedHeight, v, r) in
    d.height(v, r)
  }
  let storage = SlotStorage(.weak, optionalMessages: [didSelect.selector, height.selector])
  override class var methods: Methods { Methods(Feed.self) { $0.slot(.delegate) { $0.storage } } }
  var delegate: AnyObject? {
    get { DelegateSlot.delegate.object(of: self) }
    set { DelegateSlot.delegate.set(newValue, of: self) }
  }
  func tap(_ row: Int) { storage.send(Self.didSelect, self, row) }
}
@MainActor final class App: FeedDelegate {
  var rows: [Int] = []
  func didSelect(_ view: Feed, _ row: Int) { rows.append(row) }
}

@MainActor struct Smoke {
  @Test func `plain`() {
    let feed = Feed()
    let app = App()
    feed.delegate = app
    feed.tap(3)
    #expect(app.rows == [3])
    #expect(feed.storage.send(Feed.height, feed, 1) == nil)
  }
  @Test func `rx`() {
    let feed = Feed()
    let app = App()
    feed.delegate = app
    var seen: [Int] = []
    let d = feed.rx.sent(Feed.didSelect).map { $0.1 }.subscribe(onNext: { seen.append($0) })
    feed.tap(3)
    #expect(app.rows == [3])
    #expect(seen == [3])
    #expect(feed.delegate is DelegateProxy)
    d.dispose()
  }
  @Test func `tracked`() {
    let hook = TrackingHook.install(on: Feed.self, recording: [Feed.didSelect])
    defer { hook.remove() }
    let feed = Feed()
    let app = App()
    feed.delegate = app
    feed.tap(3)
    #expect(app.rows == [3])
    #expect(hook.count(of: Feed.didSelect) == 1)
    let recorder = ViolationRecorder()
    ViolationHandler.with(.record(into: recorder)) {
      let feed = Feed()
      _ = feed.rx.delegate
      print(recorder.violations)
      _ = feed.rx.delegate
      print(recorder.violations)
    }
  }
}
