import Streams
import Testing

@Suite struct `Operators that select and fold` {
  private let numbers = Observable.from(1...4)

  @Test func `takeLast, take while, skip while`() {
    #expect(numbers.takeLast(2).history() == ["3", "4", "completed", "disposed"])
    #expect(numbers.take { $0 < 3 }.history() == ["1", "2", "completed", "disposed"])
    #expect(
      numbers.take(while: { $0 < 3 }, behavior: .inclusive).history()
        == ["1", "2", "3", "completed", "disposed"])
    #expect(numbers.skip { $0 < 3 }.history() == ["3", "4", "completed", "disposed"])
  }

  @Test func `takeLast drops what it has when the source fails`() {
    let failing = numbers.concat(Observable.error(Failure.expected))
    #expect(failing.takeLast(2).history() == ["error(expected)", "disposed"])
    #expect(failing.toArray().history() == ["error(expected)", "disposed"])
  }

  @Test func `skip until leaves the other stream with its first element`() {
    let (source, other) = (PublishSubject<Int>(), PublishSubject<Void>())
    let history = History<Int>()
    history.subscribe(to: source.skip(until: other), into: SerialDisposable())
    source.onNext(1)
    other.onNext(())
    #expect(!other.hasObservers)
    source.onNext(2)
    source.onCompleted()
    #expect(history.lines == ["2", "completed", "disposed"])
  }

  @Test func `element at`() {
    #expect(numbers.element(at: 2).history() == ["3", "completed", "disposed"])
    #expect(numbers.element(at: 4).history() == ["error(argumentOutOfRange)", "disposed"])
    #expect(numbers.first().history() == ["1", "completed", "disposed"])
    #expect(numbers.first { $0 > 2 }.history() == ["3", "completed", "disposed"])
  }

  @Test func `folds`() {
    #expect(numbers.reduce(10) { $0 + $1 }.history() == ["20", "completed", "disposed"])
    #expect(
      Observable<Int>.empty().reduce(10) { $0 + $1 }.history() == ["10", "completed", "disposed"])
    #expect(numbers.toArray().history() == ["[1, 2, 3, 4]", "completed", "disposed"])
    #expect(numbers.count().history() == ["4", "completed", "disposed"])
    #expect(numbers.isEmpty().history() == ["false", "completed", "disposed"])
    #expect(Observable<Int>.empty().isEmpty().history() == ["true", "completed", "disposed"])
    #expect(numbers.contains(3).history() == ["true", "completed", "disposed"])
    #expect(numbers.contains(5).history() == ["false", "completed", "disposed"])
    #expect(
      numbers.pairwise().map { "\($0)-\($1)" }.history() == [
        "1-2", "2-3", "3-4", "completed", "disposed",
      ])
    #expect(
      Observable<Int>.empty().ifEmpty(default: 7).history() == ["7", "completed", "disposed"])
    #expect(numbers.ignoreElements().history() == ["completed", "disposed"])
  }
}
