import Streams
import Testing

@Suite struct `Operators that measure time` {
  private let scheduler = VirtualTimeScheduler()

  private func run<Element>(
    _ make: @escaping (VirtualTimeScheduler) -> Observable<Element>
  ) -> [Recorded<Element>] {
    scheduler.start(subscribed: .zero, disposed: .seconds(30)) { [scheduler] in make(scheduler) }
      .events
  }

  @Test func `interval and timer`() {
    #expect(
      run { Observable.interval(.seconds(2), scheduler: $0).take(3) } == [
        .next(2, 0), .next(4, 1), .next(6, 2), .completed(6),
      ])
  }

  @Test func `a timer with a period, and one without`() {
    #expect(
      run { Observable.timer(.seconds(1), period: .seconds(12), scheduler: $0) } == [
        .next(1, 0), .next(13, 1), .next(25, 2),
      ])
    let other = VirtualTimeScheduler()
    let once = other.start(subscribed: .zero) {
      Observable<Int>.timer(.seconds(5), scheduler: other)
    }
    #expect(once.events == [.next(5, 0), .completed(5)])
  }

  @Test func `delay moves elements and the end`() {
    let source = scheduler.coldObservable(.marbles("ab-c|"))
    #expect(run { source.delay(.seconds(2), scheduler: $0) } == .marbles("--ab-c|"))
    #expect(source.subscriptions == [.ticks(0, 4)])
  }

  @Test func `delaySubscription misses what a hot source emits before`() {
    let source = scheduler.hotObservable(.marbles("-a-b-c|"))
    #expect(
      run { source.delaySubscription(.seconds(2), scheduler: $0) } == .marbles("---b-c|"))
    #expect(source.subscriptions == [.ticks(2, 6)])
  }

  @Test func `debounce waits for silence`() {
    let source = scheduler.coldObservable(.marbles("a--bc---d|"))
    #expect(run { source.debounce(.seconds(2), scheduler: $0) } == .marbles("--a---c--(d|)"))
  }

  @Test func `timeout leaves a silent source`() {
    let source = scheduler.coldObservable(.marbles("-a-b----c|"))
    #expect(
      run { source.timeout(.seconds(3), scheduler: $0) }
        == .marbles("-a-b--#", error: StreamError.timeout))
    #expect(source.subscriptions == [.ticks(0, 6)])
  }

  @Test func `timeout goes on with another stream`() {
    let source = scheduler.coldObservable(.marbles("-a------b|"))
    let other = scheduler.coldObservable(.marbles("-x-----y|"))
    #expect(
      run { source.timeout(.seconds(3), other: other, scheduler: $0) }
        == .marbles("-a---x-----y|"))
  }

  @Test func `timestamp and timeInterval`() {
    let source = scheduler.coldObservable(.marbles("-a--b|"))
    let lines = run { scheduler in
      source.timestamp(scheduler).map { "\($0.element) at \($0.time)" }
    }
    #expect(lines.compactMap(\.event.element) == ["a at 1.0 seconds", "b at 4.0 seconds"])
    let intervals = VirtualTimeScheduler()
    let again = intervals.coldObservable(.marbles("-a--b|"))
    let spans = intervals.start { again.timeInterval(intervals).map { $0.interval } }
    #expect(spans.events.compactMap(\.event.element) == [.seconds(1), .seconds(3)])
  }

  @Test func `buffer by time restarts the span when it is full`() {
    let source = scheduler.coldObservable(.marbles("-ab-c----d-|"))
    #expect(
      run { scheduler in
        source.buffer(timeSpan: .seconds(3), count: 2, scheduler: scheduler)
          .map { $0.joined() }
      } == [
        .next(2, "ab"), .next(5, "c"), .next(8, ""), .next(11, "d"), .completed(11),
      ])
  }

  @Test func `window by time`() {
    let source = scheduler.coldObservable(.marbles("-ab-c----d-|"))
    #expect(
      run { scheduler in
        source.window(timeSpan: .seconds(3), scheduler: scheduler)
          .concatMap { $0.toArray().map { $0.joined() } }
      } == [
        .next(3, "ab"), .next(6, "c"), .next(9, "d"), .next(11, ""), .completed(11),
      ])
  }

  @Test func `sample emits what is new`() {
    let source = scheduler.coldObservable(.marbles("-ab---c-d|"))
    let pace = scheduler.coldObservable(.marbles("---x-x-x---x-|"))
    #expect(run { _ in source.sample(pace) } == .marbles("---b---c---(d|)"))
    #expect(source.subscriptions == [.ticks(0, 9)])
    #expect(pace.subscriptions == [.ticks(0, 11)])
  }

  @Test func `sample ends with the sampler, after what is pending`() {
    let source = scheduler.coldObservable(.marbles("-a-b-c"))
    let pace = scheduler.coldObservable(.marbles("--x-|"))
    #expect(run { _ in source.sample(pace) } == .marbles("--a-(b|)"))
  }
}
