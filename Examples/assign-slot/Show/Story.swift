import AppModel
import DelegateBridge
import Streams

/// A web view from the time when delegates were `assign`, an app that hooks its setter, and a tracking
/// library that does too.
@MainActor
struct Story {
  private let journal = Journal()
  private let recorder = ViolationRecorder()
  private let isBridged: Bool

  /// Whether it ended as it has to: with the bridge nothing dangles and everybody hears of the page
  /// once; without, the slot dangles.
  private(set) var isRight = true

  init(isBridged: Bool) {
    self.isBridged = isBridged
    ViolationHandler.with(.record(into: recorder)) { play() }
  }

  var lines: [String] { [isBridged ? "With the bridge" : "Without a bridge"] + journal.lines }

  private mutating func play() {
    let bridge = isBridged ? DelegateBridge.install(on: WebView.self) : nil
    defer { bridge?.remove() }
    let pageLog = PageLogHook(journal)
    pageLog.exchange()
    defer { pageLog.exchange() }
    journal.step("the app hooks setDelegate")
    let tracker = track()
    defer { tracker.remove() }
    journal.step("a tracking library hooks setDelegate, and now runs before the app's hook")

    let view = WebView()
    var browser: Browser? = Browser()
    journal.step("view.delegate = browser")
    view.delegate = browser
    checkReading(of: view, while: browser)

    journal.step("view.load(\"example.org\")")
    view.load("example.org")
    let heard = [browser?.history.count ?? 0, pageLog.pages, tracker.count(of: WebView.didFinish)]
    journal.note("browser, page log and tracker heard of \(list(heard)) pages")
    check(heard == (isBridged ? [1, 1, 1] : [0, 0, 0]))

    defer { journal.step("the screen goes away") }
    guard let bridge else { return checkDangling() }
    for line in bridge.explain(view).split(separator: "\n") { journal.note(String(line)) }
    browser = nil
    journal.step("the browser dies")
    checkReading(of: view, while: nil)
    view.load("example.net")
    journal.note("the view has loaded \(view.address ?? "nothing"), and called nobody dead")
    check(view.address == "example.net" && recorder.violations.isEmpty)
  }

  private func track() -> TrackingHook {
    var trackers = 0
    let journal = journal
    return TrackingHook.install(
      on: WebView.self, recording: [WebView.didFinish],
      makeName: {
        trackers += 1
        journal.note("the tracker puts T\(trackers) around what is set, and sets T\(trackers)")
        return "T\(trackers)"
      })
  }

  private mutating func checkReading(of view: WebView, while browser: Browser?) {
    let found = view.delegate
    journal.note("view.delegate reads as \(Violation.name(of: found))")
    check(isBridged ? found === browser : found is DeadObject)
  }

  private mutating func checkDangling() {
    let violations = recorder.violations
    for violation in violations { journal.note("\(violation.kind.rawValue): \(violation.detail)") }
    check(!violations.isEmpty && violations.allSatisfy { $0.kind == .danglingDelegate })
  }

  private mutating func check(_ isAsExpected: Bool) {
    if !isAsExpected { journal.note("WRONG") }
    isRight = isRight && isAsExpected
  }

  private func list(_ counts: [Int]) -> String {
    counts.map { "\($0)" }.joined(separator: ", ")
  }
}
