import Streams
import Testing

@Suite struct `Subjects` {
  @Test func `a behavior subject replays its value`() throws {
    let subject = BehaviorSubject(value: 1)
    let history = History<Int>()
    subject.onNext(2)
    history.subscribe(to: subject, into: SerialDisposable())
    subject.onNext(3)
    #expect(history.lines == ["2", "3"])
    #expect(try subject.value() == 3)
  }

  @Test func `a late observer gets the end only`() {
    let (publish, behavior) = (PublishSubject<Int>(), BehaviorSubject(value: 1))
    publish.onError(Failure.expected)
    behavior.onCompleted()
    #expect(publish.history() == ["error(expected)", "disposed"])
    #expect(behavior.history() == ["completed", "disposed"])
  }

  @Test func `the value of a failed behavior subject throws`() {
    let subject = BehaviorSubject(value: 1)
    subject.onError(Failure.expected)
    #expect(throws: Failure.expected) { try subject.value() }
  }

  @Test func `what a new observer sends back comes after the replay, for everybody`() {
    let subject = BehaviorSubject(value: 0)
    let (first, second) = (History<Int>(), History<Int>())
    first.subscribe(to: subject, into: SerialDisposable())
    second.afterEach = { if $0 == 1 { subject.onNext(1) } }
    second.subscribe(to: subject, into: SerialDisposable())
    #expect(first.lines == ["0", "1"])
    #expect(second.lines == ["0", "1"])
    subject.onCompleted()
  }

  @Test func `a subject can observe another stream`() {
    let (source, target) = (PublishSubject<Int>(), PublishSubject<Int>())
    let history = History<Int>()
    history.subscribe(to: target, into: SerialDisposable())
    _ = source.subscribe(target)
    source.onNext(1)
    source.onCompleted()
    #expect(history.lines == ["1", "completed", "disposed"])
  }
}
