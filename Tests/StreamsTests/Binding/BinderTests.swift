import Streams
import Testing

@MainActor
@Suite struct `A binder` {
  final class Label {
    var text = ""
    var hint: String?
    let bag = DisposeBag()
  }

  private let label = Label()
  private let titles = PublishSubject<String>()

  @Test func `writes each element and makes nothing of the end`() {
    let binding = titles.bind(to: Binder(label) { $0.text += $1 })
    titles.onNext("a")
    titles.onNext("b")
    titles.onCompleted()
    #expect(label.text == "ab")
    binding.dispose()
  }

  @Test func `writes nothing once its handle is disposed of`() {
    let binding = titles.bind(to: Binder(label) { $0.text = $1 })
    titles.onNext("a")
    binding.dispose()
    titles.onNext("b")
    #expect(label.text == "a")
    #expect(!titles.hasObservers)
  }

  @Test func `does not keep its object alive, and does nothing after its death`() {
    weak var probe: Label?
    var writes = 0
    do {
      let label = Label()
      probe = label
      _ = titles.bind(to: Binder(label) { _, _ in writes += 1 })
      titles.onNext("a")
    }
    titles.onNext("b")
    #expect(probe == nil)
    #expect(writes == 1)
  }

  @Test func `reports a failure, since what is shown cannot fail`() {
    let recorder = ViolationRecorder()
    ViolationHandler.with(.record(into: recorder)) {
      _ = titles.bind(to: Binder(label) { $0.text = $1 })
      _ = titles.bind(onNext: { _ in })
      _ = titles.assign(to: \.text, on: label)
      titles.onError(Failure.expected)
    }
    #expect(recorder.violations.map(\.kind) == [.boundFailure, .boundFailure, .boundFailure])
    #expect(recorder.violations.map(\.parties) == [["Label"], ["bind(onNext:)"], ["Label"]])
  }

  @Test func `of any property comes with the reactive side of an object`() {
    let model = Model()
    let binding = titles.bind(to: model.rx.title)
    titles.onNext("a")
    #expect(model.title == "a")
    binding.dispose()
  }

  final class Model: ReactiveCompatible {
    var title = ""
  }
}
