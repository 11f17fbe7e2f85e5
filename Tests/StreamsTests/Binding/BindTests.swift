import Streams
import Testing

@MainActor
@Suite struct `Binding a stream` {
  private typealias Label = `A binder`.Label

  private let source = PublishSubject<String>()
  private let label = Label()

  @Test func `to a subject passes every event on`() {
    let (target, history) = (PublishSubject<String>(), History<String>())
    history.subscribe(to: target, into: SerialDisposable())
    _ = source.bind(to: target)
    source.onNext("a")
    source.onError(Failure.expected)
    #expect(history.lines == ["a", "error(expected)", "disposed"])
  }

  @Test func `to several observers subscribes once and keeps their order`() {
    var (lines, subscriptions) = ([String](), 0)
    let source = source.do(onSubscribe: { subscriptions += 1 })
    let targets = ["first", "second"].map { name in
      Binder<String>(label) { _, text in lines.append("\(name) \(text)") }
    }
    let binding = source.bind(to: targets[0], targets[1])
    self.source.onNext("a")
    self.source.onNext("b")
    #expect(lines == ["first a", "second a", "first b", "second b"])
    #expect(subscriptions == 1)
    binding.dispose()
    #expect(!self.source.hasObservers)
  }

  @Test func `to an observer of optional elements wraps them`() {
    _ = source.bind(to: Binder<String?>(label) { $0.hint = $1 })
    source.onNext("a")
    #expect(label.hint == "a")
  }

  @Test func `to a relay passes the elements on, and reports a failure`() {
    let (relay, history, recorder) = (
      PublishRelay<String>(), History<String>(), ViolationRecorder()
    )
    let place = SerialDisposable()
    history.subscribe(to: relay, into: place)
    _ = source.bind(to: relay)
    source.onNext("a")
    ViolationHandler.with(.record(into: recorder)) { source.onError(Failure.expected) }
    place.dispose()
    #expect(history.lines == ["a", "disposed"])
    #expect(recorder.violations.map(\.kind) == [.boundFailure])
  }

  @Test func `to a function hands the stream over`() {
    let label = label
    func count(_ stream: some ObservableType<String>) -> any Disposable {
      stream.subscribe(onNext: { label.text += $0 })
    }
    func rows(_ stream: PublishSubject<String>) -> (@escaping (String) -> String) -> any Disposable
    {
      { cell in stream.subscribe(onNext: { label.text += cell($0) }) }
    }
    _ = source.bind(to: count)
    _ = source.bind(to: rows) { "[\($0)]" }
    source.onNext("a")
    #expect(label.text == "a[a]")
  }

  @Test func `to a property holds its object weakly, so that it may own the handle`() {
    weak var probe: Label?
    do {
      let label = Label()
      probe = label
      source.assign(to: \.text, on: label).disposed(by: label.bag)
      source.onNext("a")
      #expect(label.text == "a")
    }
    #expect(probe == nil)
    #expect(!source.hasObservers)
  }

  @Test func `to a property of an object that it retains keeps that until the binding ends`() {
    weak var probe: Label?
    var binding: (any Disposable)?
    do {
      let label = Label()
      probe = label
      binding = source.assign(to: \.text, on: label, retainsTarget: true)
    }
    source.onNext("a")
    #expect(probe?.text == "a")
    binding?.dispose()
    #expect(probe == nil)
  }
}
