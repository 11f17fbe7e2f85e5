import Streams
import Testing

/// Contract 9, and what else depends on when the source ends.
@Suite struct `Contract of pending elements` {
  private let scheduler = VirtualTimeScheduler()

  private func run<Element>(
    _ make: @escaping (VirtualTimeScheduler) -> Observable<Element>
  ) -> [Recorded<Element>] {
    scheduler.start(subscribed: .zero, disposed: .seconds(100)) { [scheduler] in make(scheduler) }
      .events
  }

  @Test func `FR-42 throttle delivers the last element when the source ends within the span`() {
    let source = scheduler.coldObservable([
      .next(0, "a"), .next(1, "b"), .next(2, "c"), .completed(.milliseconds(2_500)),
    ])
    #expect(
      run { source.throttle(.seconds(3), scheduler: $0) } == [
        .next(0, "a"), .next(.milliseconds(2_500), "c"), .completed(.milliseconds(2_500)),
      ])
  }

  @Test func `FR-42 throttle delivers the last element after a long silence`() {
    let source = scheduler.coldObservable(.marbles("abc-----------d--|"))
    #expect(
      run { source.throttle(.seconds(3), scheduler: $0) } == .marbles("a--c----------d--|"))
  }

  @Test func `throttle without latest delivers the first element of each span only`() {
    let source = scheduler.coldObservable(.marbles("abcdefg|"))
    #expect(
      run { source.throttle(.seconds(3), latest: false, scheduler: $0) } == .marbles("a--d--g|"))
  }

  @Test func `FR-42 debounce delivers the last element at the end`() {
    let source = scheduler.coldObservable(.marbles("ab----cd|"))
    #expect(
      run { source.debounce(.seconds(3), scheduler: $0) } == .marbles("----b---(d|)"))
  }

  @Test(arguments: [0, 1, 2])
  func `FR-42 a failure is not turned into a normal end`(which: Int) {
    let source = scheduler.coldObservable(.marbles("-ab#"))
    let got = run { scheduler in
      switch which {
      case 0: source.throttle(.seconds(3), scheduler: scheduler)
      case 1: source.debounce(.seconds(3), scheduler: scheduler)
      default: source.delay(.seconds(3), scheduler: scheduler)
      }
    }
    #expect(got == .marbles(which == 0 ? "-a-#" : "---#"))
  }

  @Test(arguments: 0..<5)
  func `FR-44 what waits on a scheduler does not come after disposal`(which: Int) {
    let (source, place, history) = (PublishSubject<Int>(), SerialDisposable(), History<Int>())
    let span = Duration.seconds(3)
    let stream =
      switch which {
      case 0: source.delay(span, scheduler: scheduler)
      case 1: source.debounce(span, scheduler: scheduler)
      case 2: source.throttle(span, scheduler: scheduler)
      case 3: source.buffer(timeSpan: span, scheduler: scheduler).map(\.count)
      default: source.delaySubscription(.zero, scheduler: scheduler)
      }
    history.subscribe(to: stream, into: place)
    source.onNext(1)
    source.onNext(2)
    // On the queue on which it would be delivered.
    scheduler.schedule(at: .seconds(1)) { place.dispose() }
    scheduler.run()
    #expect(history.lines == (which == 2 ? ["1", "disposed"] : ["disposed"]))
    #expect(!source.hasObservers)
  }

  @Test func `the source is left with the failure, and nothing fires later`() {
    let source = scheduler.coldObservable(.marbles("-ab#"))
    _ = run { source.debounce(.seconds(3), scheduler: $0) }
    #expect(source.subscriptions == [.ticks(0, 3)])
  }
}
