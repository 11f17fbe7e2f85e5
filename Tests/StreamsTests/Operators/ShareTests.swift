import Streams
import Testing

@Suite struct `share` {
  /// A source that counts its subscriptions, emits its number, and completes.
  private final class Work {
    var starts = 0

    var observable: Observable<Int> {
      .deferred { [self] in
        starts += 1
        return Observable.just(starts)
      }
    }
  }

  @Test func `one subscription serves all observers, from the first to the last`() {
    let scheduler = VirtualTimeScheduler()
    let source = scheduler.hotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let shared = source.share(replay: 1)
    let observers = (0..<2).map { _ in scheduler.observer(Int.self) }
    let places = (0..<2).map { _ in SerialDisposable() }
    scheduler.schedule(at: .seconds(200)) {
      places[0].disposable = shared.subscribe(observers[0])
    }
    scheduler.schedule(at: .seconds(215)) {
      places[1].disposable = shared.subscribe(observers[1])
    }
    scheduler.schedule(at: .seconds(225)) { places[0].dispose() }
    scheduler.schedule(at: .seconds(235)) { places[1].dispose() }
    scheduler.run()
    #expect(observers[0].events == [.next(210, 1), .next(220, 2)])
    #expect(observers[1].events == [.next(215, 1), .next(220, 2), .next(230, 3)])
    #expect(source.subscriptions == [.ticks(200, 235)])
  }

  @Test func `FR-41 while connected, a finished stream starts afresh`() {
    let work = Work()
    let shared = work.observable.share(replay: 1)
    #expect(shared.history() == ["1", "completed", "disposed"])
    #expect(shared.history() == ["2", "completed", "disposed"])
    #expect(work.starts == 2)
  }

  @Test func `FR-41 forever, a finished stream is repeated and not started again`() {
    let work = Work()
    let shared = work.observable.share(replay: 1, scope: .forever)
    #expect(shared.history() == ["1", "completed", "disposed"])
    #expect(shared.history() == ["1", "completed", "disposed"])
    #expect(work.starts == 1)
  }

  @Test func `forever, what is remembered outlives the connection`() {
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: 2, scope: .forever)
    let handle = shared.subscribe { _ in }
    for element in 1...3 { subject.onNext(element) }
    handle.dispose()
    #expect(!subject.hasObservers)
    #expect(shared.history() == ["2", "3"])
  }

  @Test func `an observer that comes because of the end gets a fresh connection`() {
    let subject = PublishSubject<Int>()
    var starts = 0
    let shared = Observable.deferred {
      starts += 1
      return subject
    }.share(replay: 1)
    var late: [String] = []
    let handle = shared.subscribe(onCompleted: { late = shared.history() })
    defer { handle.dispose() }
    subject.onNext(1)
    subject.onCompleted()
    #expect(starts == 2)
    #expect(late == ["completed", "disposed"])
  }
}
