import Streams
import Testing

@Suite struct `Streams that are connected` {
  @Test func `publish emits while it is connected`() {
    let scheduler = VirtualTimeScheduler()
    let source = scheduler.hotObservable(.marbles("-a-b-c-d|"))
    let published = source.publish()
    scheduler.schedule(at: .seconds(2)) {
      let handle = published.connect()
      #expect(published.connect() === handle)
      scheduler.schedule(at: .seconds(6)) { handle.dispose() }
    }
    let observer = scheduler.start(subscribed: .zero, disposed: .seconds(20)) { published }
    #expect(observer.events == .marbles("---b-c"))
    #expect(source.subscriptions == [.ticks(2, 6)])
  }

  @Test func `FR-41 what has ended stays ended until it is connected again`() {
    var starts = 0
    let source = Observable.deferred {
      starts += 1
      return Observable.just(starts)
    }
    let replayed = source.replay(1)
    replayed.connect()
    #expect(replayed.history() == ["1", "completed", "disposed"])
    #expect(replayed.history() == ["1", "completed", "disposed"])
    #expect(starts == 1)
    replayed.connect()
    #expect(replayed.history() == ["2", "completed", "disposed"])
  }

  @Test func `refCount connects with the first observer and leaves with the last`() {
    let source = PublishSubject<Int>()
    let shared = source.publish().refCount()
    let handles = [shared.subscribe { _ in }, shared.subscribe { _ in }]
    handles[0].dispose()
    #expect(source.hasObservers)
    handles[1].dispose()
    #expect(!source.hasObservers)
    let again = shared.subscribe { _ in }
    #expect(source.hasObservers)
    again.dispose()
  }

  @Test func `FR-41 refCount starts a finished source afresh`() {
    var starts = 0
    let shared = Observable.deferred {
      starts += 1
      return Observable.just(starts)
    }.replay(1).refCount()
    #expect(shared.history() == ["1", "completed", "disposed"])
    #expect(shared.history() == ["2", "completed", "disposed"])
  }

  @Test func `FR-44 a synchronous source stops when the only observer leaves`() {
    var pulled = 0
    let source = Observable.from(0..<100).do(onNext: { _ in pulled += 1 })
    #expect(source.publish().refCount().take(2).history() == ["0", "1", "completed", "disposed"])
    #expect(pulled == 2)
  }

  @Test func `one subject for all connections stays ended`() {
    let source = Observable.just(1).multicast(ReplaySubject<Int>.createUnbounded()).refCount()
    #expect(source.history() == ["1", "completed", "disposed"])
    #expect(source.history() == ["1", "completed", "disposed"])
  }

  @Test func `a failure is shared`() {
    let source = PublishSubject<Int>()
    let shared = source.replayAll().refCount()
    let history = History<Int>()
    history.subscribe(to: shared, into: SerialDisposable())
    source.onNext(1)
    source.onError(Failure.expected)
    #expect(history.lines == ["1", "error(expected)", "disposed"])
  }

  @Test func `a dropped connection releases what it captured when the source ends`() {
    weak var probe: Probe?
    let source = PublishSubject<Int>()
    do {
      let captured = Probe()
      probe = captured
      let shared = source.map { [captured] in $0 + captured.value }.publish()
      shared.connect()
    }
    #expect(probe != nil)
    source.onCompleted()
    #expect(probe == nil)
  }
}
