import AppModel
import DelegateBridge
import Streams
import Testing

@MainActor
struct WebViewTests {
  private final class Browser: WebView.NavigationDeciding {
    var finished: [String] = []
    var decisions: [@MainActor (NavigationPolicy) -> Void] = []

    func webView(_ view: WebView, didFinish address: String) { finished.append(address) }
    func webView(
      _ view: WebView, decidePolicyFor address: String,
      decide: @escaping @MainActor (NavigationPolicy) -> Void
    ) {
      decisions.append(decide)
    }
  }

  private let view = WebView()

  @Test func `a page is loaded where nobody decides`() {
    view.load("a")
    #expect(view.address == "a")
  }

  @Test func `the delegate may decide later, and once`() {
    let browser = Browser()
    view.delegate = browser
    let recorder = ViolationRecorder()
    ViolationHandler.with(.record(into: recorder)) {
      view.load("a")
      view.load("b")
    }
    #expect(view.address == nil)
    browser.decisions[1](.allow)
    browser.decisions[0](.cancel)
    #expect(recorder.violations.isEmpty)
    browser.decisions[1](.allow)
    browser.decisions[0](.allow)
    #expect(browser.finished == ["b"])
    #expect(recorder.violations.map(\.kind) == [.completionRepeated, .completionRepeated])
    view.delegate = nil
  }

  @Test func `a delegate that drops the decision has not let the page load, and is reported`() {
    let recorder = ViolationRecorder()
    let browser = Browser()
    view.delegate = browser
    ViolationHandler.with(.record(into: recorder)) { view.load("a") }
    browser.decisions.removeAll()
    #expect(view.address == nil)
    #expect(recorder.violations.map(\.kind) == [.completionDropped])
    view.delegate = nil
  }

  @Test func `FR-24 to observe a decision is not to decide`() {
    var asked: [String] = []
    var finished: [String] = []
    let bag = DisposeBag()
    view.rx.sent(WebView.decidePolicy).subscribe(onNext: { asked.append($0.1) })
      .disposed(by: bag)
    view.rx.didFinish.subscribe(onNext: { finished.append($0) }).disposed(by: bag)
    view.load("a")
    #expect(asked == ["a"])
    #expect(finished == ["a"])

    let browser = Browser()
    view.rx.setDelegate(browser).disposed(by: bag)
    view.load("b")
    #expect(finished == ["a"])
    browser.decisions[0](.allow)
    #expect(finished == ["a", "b"])
    #expect(browser.finished == ["b"])
  }

  @Test func `FR-16 the slot dangles when its object dies, which is reported`() {
    let recorder = ViolationRecorder()
    ViolationHandler.with(.record(into: recorder)) {
      var browser: Browser? = Browser()
      view.delegate = browser
      browser = nil
      view.load("a")
    }
    #expect(recorder.violations.map(\.kind).contains(.danglingDelegate))
    #expect(recorder.violations.allSatisfy { $0.parties.contains("DEAD Browser") })
  }

  @Test func `FR-16 behind a bridge the slot is empty when its object has died`() {
    let bridge = DelegateBridge.install(on: WebView.self)
    let tracker = TrackingHook.install(on: WebView.self, recording: [WebView.didFinish])
    defer {
      tracker.remove()
      bridge.remove()
    }
    let view = WebView()
    let recorder = ViolationRecorder()
    ViolationHandler.with(.record(into: recorder)) {
      var browser: Browser? = Browser()
      view.delegate = browser
      #expect(view.delegate === browser)
      view.load("a")
      browser?.decisions[0](.allow)
      #expect(tracker.count(of: WebView.didFinish) == 1)
      browser = nil
      view.load("b")
    }
    #expect(recorder.violations == [])
    #expect(view.delegate == nil)
    #expect(view.address == "b")
  }
}
