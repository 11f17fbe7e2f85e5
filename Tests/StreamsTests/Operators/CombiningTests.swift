import Streams
import Testing

@Suite struct `Operators with several sources` {
  @Test func `FR-38 merge of an empty and a later source`() {
    let scheduler = VirtualTimeScheduler()
    let later = scheduler.hotObservable([.next(300, 1), .completed(310)])
    let observer = scheduler.start { Observable.merge(.empty(), later.asObservable()) }
    #expect(observer.events == [.next(300, 1), .completed(310)])
    #expect(later.subscriptions == [.ticks(200, 310)])
  }

  @Test func `FR-38 switch with the outer ended and an inner live, and the reverse`() {
    let scheduler = VirtualTimeScheduler()
    let inner = scheduler.coldObservable([.next(50, 1), .completed(60)])
    let short = scheduler.hotObservable([.next(210, 0), .completed(220)])
    let long = scheduler.hotObservable([.next(210, 0), .completed(400)])
    let first = scheduler.observer(Int.self)
    let second = scheduler.observer(Int.self)
    let handles = CompositeDisposable()
    scheduler.schedule(at: .seconds(200)) {
      handles.insert(short.flatMapLatest { _ in inner }.subscribe(first))
      handles.insert(long.flatMapLatest { _ in inner }.subscribe(second))
    }
    scheduler.run()
    #expect(first.events == [.next(260, 1), .completed(270)])
    #expect(second.events == [.next(260, 1), .completed(400)])
  }

  @Test(arguments: [false, true])
  func `FR-39 combineLatest ends alike in both orders`(swapped: Bool) {
    let scheduler = VirtualTimeScheduler()
    let empty = scheduler.hotObservable([Recorded<Int>.completed(210)])
    let other = scheduler.hotObservable([.next(220, 1), .completed(230)])
    let observer = scheduler.start {
      swapped
        ? Observable.combineLatest(other, empty) { $0 + $1 }
        : Observable.combineLatest(empty, other) { $0 + $1 }
    }
    #expect(observer.events == [.completed(210)])
    #expect(empty.subscriptions == [.ticks(200, 210)])
    #expect(other.subscriptions == [.ticks(200, 210)])
  }

  @Test func `FR-39 combineLatest of synchronous sources keeps the last of the earlier one`() {
    let (numbers, letters) = (Observable.of(1, 2, 3), Observable.of("x"))
    #expect(
      Observable.combineLatest(numbers, letters) { "\($0)\($1)" }.history()
        == ["3x", "completed", "disposed"])
    #expect(
      Observable.combineLatest(letters, numbers) { "\($1)\($0)" }.history()
        == ["1x", "2x", "3x", "completed", "disposed"])
  }

  @Test func `FR-39 combineLatest of nothing is empty`() {
    let none: [Observable<Int>] = []
    #expect(Observable.combineLatest(none).history() == ["completed", "disposed"])
  }

  @Test func `combineLatest of five sources of different types`() {
    let combined = Observable<String>.combineLatest(
      Observable.just(1), Observable.just("a"), Observable.of(1.5, 2.5), Observable.just(true),
      Observable.just([0])
    ) { "\($0) \($1) \($2) \($3) \($4)" }
    #expect(combined.history() == ["1 a 2.5 true [0]", "completed", "disposed"])
  }

  @Test func `combineLatest into a tuple`() {
    let pairs: Observable<(Int, String)> = .combineLatest(Observable.just(1), Observable.just("a"))
    #expect(pairs.map { "\($0)\($1)" }.history() == ["1a", "completed", "disposed"])
  }

  @Test func `FR-40 withLatestFrom sees the element of a common root`() {
    let root = PublishSubject<Int>()
    let (a, b) = (root.map { $0 }, root.map { $0 * 10 })
    var pairs: [[Int]] = []
    _ = a.subscribe { _ in }
    _ = a.withLatestFrom(b) { [$0, $1] }.subscribe { pairs.append($0) }
    root.onNext(1)
    root.onNext(2)
    #expect(pairs == [[1, 10], [2, 20]])
  }

  @Test func `the first failure ends a merge and releases all sources`() {
    let scheduler = VirtualTimeScheduler()
    let failing = scheduler.hotObservable([Recorded<Int>.error(250, Failure.expected)])
    let other = scheduler.hotObservable([.next(240, 1), .next(260, 2)])
    let observer = scheduler.start {
      Observable.merge(failing.asObservable(), other.asObservable())
    }
    #expect(observer.events == [.next(240, 1), .error(250, Failure.expected)])
    #expect(failing.subscriptions == [.ticks(200, 250)])
    #expect(other.subscriptions == [.ticks(200, 250)])
  }

  @Test func `take until ends with the other's first element`() {
    let scheduler = VirtualTimeScheduler()
    let source = scheduler.hotObservable([.next(210, 1), .next(320, 2)])
    let other = scheduler.hotObservable([.next(300, 0), .next(310, 0)])
    let observer = scheduler.start { source.take(until: other) }
    #expect(observer.events == [.next(210, 1), .completed(300)])
    #expect(source.subscriptions == [.ticks(200, 300)])
    #expect(other.subscriptions == [.ticks(200, 300)])
  }

  @Test func `a hundred thousand synchronous inner streams need no stack`() {
    var count = 0
    _ = Observable.from(0..<100_000).flatMap { Observable.just($0) }.subscribe { _ in count += 1 }
    _ = Observable.from(0..<100_000).flatMapLatest { Observable.just($0) }
      .subscribe { _ in count += 1 }
    #expect(count == 200_000)
  }

  @Test func `a hundred thousand live inner streams are released without recursion`() {
    let subject = PublishSubject<Int>()
    let handle = Observable.from(0..<100_000).flatMap { _ in subject }.subscribe { _ in }
    #expect(subject.hasObservers)
    handle.dispose()
    #expect(!subject.hasObservers)
  }
}
