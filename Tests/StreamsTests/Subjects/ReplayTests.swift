import Streams
import Testing

@Suite struct `Subjects that remember, and relays` {
  @Test func `a replay subject hands over the last elements`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    for element in 1...3 { subject.onNext(element) }
    #expect(subject.history() == ["2", "3"])
    subject.onError(Failure.expected)
    #expect(subject.history() == ["2", "3", "error(expected)", "disposed"])
  }

  @Test func `an unbounded one hands over everything, one of size zero nothing`() {
    let (all, none) = (
      ReplaySubject<Int>.createUnbounded(), ReplaySubject<Int>.create(bufferSize: 0)
    )
    for element in 1...3 {
      all.onNext(element)
      none.onNext(element)
    }
    #expect(all.history() == ["1", "2", "3"])
    #expect(none.history() == [])
  }

  @Test func `what is too old is forgotten, also after the end`() {
    let scheduler = VirtualTimeScheduler()
    let subject = ReplaySubject<String>.create(
      bufferSize: 2, maxAge: .seconds(3), scheduler: scheduler)
    for element in ["a", "b", "c"] {
      subject.onNext(element)
      scheduler.advance(by: .seconds(1))
    }
    #expect(subject.history() == ["b", "c"])
    subject.onCompleted()
    scheduler.advance(by: .seconds(2))
    #expect(subject.history() == ["c", "completed", "disposed"])
    scheduler.advance(by: .seconds(1))
    #expect(subject.history() == ["completed", "disposed"])
  }

  @Test func `what is forgotten is released`() {
    let scheduler = VirtualTimeScheduler()
    let subject = ReplaySubject<Probe>.create(maxAge: .seconds(1), scheduler: scheduler)
    weak var probe: Probe?
    do {
      let element = Probe()
      probe = element
      subject.onNext(element)
    }
    #expect(probe != nil)
    scheduler.advance(by: .seconds(2))
    _ = subject.history()
    #expect(probe == nil)
  }

  @Test func `an observer can leave in the middle of the replay`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for element in 1...9 { subject.onNext(element) }
    #expect(subject.take(2).history() == ["1", "2", "completed", "disposed"])
    #expect(!subject.hasObservers)
  }

  @Test func `an async subject emits the last element at the end`() {
    let subject = AsyncSubject<Int>()
    let history = History<Int>()
    history.subscribe(to: subject, into: SerialDisposable())
    subject.onNext(1)
    subject.onNext(2)
    #expect(history.lines == [])
    subject.onCompleted()
    subject.onNext(3)
    #expect(history.lines == ["2", "completed", "disposed"])
    #expect(subject.history() == ["2", "completed", "disposed"])
  }

  @Test func `an async subject that fails or had nothing emits nothing`() {
    let (failed, empty) = (AsyncSubject<Int>(), AsyncSubject<Int>())
    failed.onNext(1)
    failed.onError(Failure.expected)
    empty.onCompleted()
    #expect(failed.history() == ["error(expected)", "disposed"])
    #expect(empty.history() == ["completed", "disposed"])
  }

  @Test func `relays pass on what they accept`() {
    let (publish, behavior) = (PublishRelay<Int>(), BehaviorRelay(value: 0))
    let replay = ReplayRelay<Int>.createUnbounded()
    let histories = (0..<2).map { _ in History<Int>() }
    let handles = (0..<2).map { _ in SerialDisposable() }
    histories[0].subscribe(to: publish, into: handles[0])
    histories[1].subscribe(to: behavior, into: handles[1])
    for element in 1...2 {
      publish.accept(element)
      behavior.accept(element)
      replay.accept(element)
    }
    #expect(histories[0].lines == ["1", "2"])
    #expect(histories[1].lines == ["0", "1", "2"])
    #expect(behavior.value == 2)
    #expect(replay.history() == ["1", "2"])
    for handle in handles { handle.dispose() }
    #expect(!publish.hasObservers && !behavior.hasObservers && !replay.hasObservers)
  }

  @Test func `a relay that accepts while it emits queues`() {
    let relay = PublishRelay<Int>()
    var lines: [String] = []
    let handles = [
      relay.subscribe { element in
        lines.append("a\(element)")
        if element == 1 { relay.accept(2) }
      },
      relay.subscribe { lines.append("b\($0)") },
    ]
    relay.accept(1)
    #expect(lines == ["a1", "b1", "a2", "b2"])
    for handle in handles { handle.dispose() }
  }
}
