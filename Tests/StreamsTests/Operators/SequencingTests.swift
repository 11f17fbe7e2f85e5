import Streams
import Testing

@Suite struct `Operators that put streams in sequence` {
  private let scheduler = VirtualTimeScheduler()

  private func run<Element>(_ stream: Observable<Element>) -> [Recorded<Element>] {
    scheduler.start(subscribed: .zero, disposed: .seconds(30)) { stream }.events
  }

  @Test func `concat subscribes when the one before has ended`() {
    let first = scheduler.coldObservable(.marbles("-a|"))
    let second = scheduler.coldObservable(.marbles("b-c|"))
    #expect(run(first.concat(second)) == .marbles("-ab-c|"))
    #expect(first.subscriptions == [.ticks(0, 2)])
    #expect(second.subscriptions == [.ticks(2, 5)])
  }

  @Test func `concat ends with the first failure`() {
    let second = scheduler.coldObservable(.marbles("-b|"))
    let first = scheduler.coldObservable(.marbles("-a#"))
    #expect(run(Observable.concat(first.asObservable(), second.asObservable())) == .marbles("-a#"))
    #expect(second.subscriptions == [])
  }

  @Test func `concatMap lets streams wait`() {
    let source = scheduler.coldObservable(.marbles("ab----c|"))
    let inner = scheduler.coldObservable(.marbles("x-y|"))
    #expect(
      run(source.concatMap { outer in inner.map { outer + $0 } })
        == [
          .next(0, "ax"), .next(2, "ay"), .next(3, "bx"), .next(5, "by"), .next(6, "cx"),
          .next(8, "cy"), .completed(9),
        ])
    #expect(inner.subscriptions == [.ticks(0, 3), .ticks(3, 6), .ticks(6, 9)])
  }

  @Test func `a limited merge has so many live streams at most`() {
    let source = scheduler.coldObservable(.marbles("(abc)|"))
    let inner = scheduler.coldObservable(.marbles("--x-|"))
    #expect(
      run(source.flatMap(maxConcurrent: 2) { outer in inner.map { outer + $0 } })
        == [.next(2, "ax"), .next(2, "bx"), .next(6, "cx"), .completed(8)])
    #expect(inner.subscriptions == [.ticks(0, 4), .ticks(0, 4), .ticks(4, 8)])
  }

  @Test func `flatMapFirst drops what comes while a stream is live`() {
    let source = scheduler.coldObservable(.marbles("ab--c|"))
    let inner = scheduler.coldObservable(.marbles("x-y|"))
    #expect(
      run(source.flatMapFirst { outer in inner.map { outer + $0 } })
        == [.next(0, "ax"), .next(2, "ay"), .next(4, "cx"), .next(6, "cy"), .completed(7)])
  }

  @Test func `catch leaves the failed source before it goes on`() {
    let source = scheduler.coldObservable(.marbles("-a#"))
    let other = scheduler.coldObservable(.marbles("-b#"))
    #expect(run(source.catch { _ in other }) == .marbles("-a-b#"))
    #expect(source.subscriptions == [.ticks(0, 2)])
    #expect(other.subscriptions == [.ticks(2, 4)])
  }

  @Test func `a handler that throws fails the stream`() {
    let caught = Observable<Int>.error(Failure.expected).catch { _ -> Observable<Int> in
      throw Failure.thrown
    }
    #expect(caught.history() == ["error(thrown)", "disposed"])
    #expect(
      Observable<Int>.error(Failure.expected).catchAndReturn(1).history() == [
        "1", "completed", "disposed",
      ])
  }

  @Test func `retry fails with the failure of the last attempt`() {
    let source = scheduler.coldObservable(.marbles("-a#"))
    #expect(run(source.retry(3)) == .marbles("-a-a-a#"))
    #expect(source.subscriptions == [.ticks(0, 2), .ticks(2, 4), .ticks(4, 6)])
  }

  @Test func `retry when waits for its notifier`() {
    let source = scheduler.coldObservable(.marbles("-a#"))
    let stream = source.retry { [scheduler] failures in
      failures.take(2).delay(.seconds(3), scheduler: scheduler)
    }
    #expect(run(stream) == .marbles("-a----a---|"))
    #expect(source.subscriptions == [.ticks(0, 2), .ticks(5, 7), .ticks(10, 10)])
  }

  @Test func `retry when fails as its notifier does`() {
    let source = scheduler.coldObservable(.marbles("-a#"))
    let stream = source.retry { failures in
      failures.map { _ in throw Failure.thrown }
    }
    #expect(run(stream) == .marbles("-a#", error: Failure.thrown))
  }

  @Test func `repeat ends after the last run`() {
    let source = scheduler.coldObservable(.marbles("-a|"))
    #expect(run(source.repeat(3)) == .marbles("-a-a-a|"))
    #expect(source.subscriptions == [.ticks(0, 2), .ticks(2, 4), .ticks(4, 6)])
  }

  @Test func `materialize and back`() {
    let source = scheduler.coldObservable(.marbles("-a#"))
    #expect(run(source.materialize().dematerialize()) == .marbles("-a#"))
  }

  @Test func `using disposes of the resource with the stream`() {
    var log: [String] = []
    let stream = Observable.using {
      CompositeDisposable([Disposables.create(with: { log.append("closed") })])
    } observableFactory: { _ in
      Observable.just(1).do(onSubscribe: { log.append("opened") })
    }
    #expect(stream.history() == ["1", "completed", "disposed"])
    #expect(log == ["opened", "closed"])
  }

  @Test func `generate stops where its closures throw`() {
    let stream = Observable.generate(initialState: 1) {
      $0 < 100
    } iterate: {
      if $0 == 4 { throw Failure.thrown }
      return $0 * 2
    }
    #expect(stream.history() == ["1", "2", "4", "error(thrown)", "disposed"])
  }

  @Test func `FR-45 a chain that subscribes to itself again is released`() {
    for isDisposed in [true, false] {
      weak var probe: Probe?
      let place = SerialDisposable()
      let subject = PublishSubject<Int>()
      do {
        let captured = Probe()
        probe = captured
        subject.retry().repeat(2).retry(when: { $0 }).catch { _ in Observable.just(captured.value) }
          .subscribe(into: place, onNext: { _ in captured.touch() })
      }
      if isDisposed { place.dispose() } else { subject.onCompleted() }
      #expect(probe == nil)
    }
  }
}
