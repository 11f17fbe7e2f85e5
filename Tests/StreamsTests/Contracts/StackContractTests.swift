import Streams
import Testing

/// Contract 6, on a stack of 512 KiB.
@Suite struct `Contract of the stack` {
  @Test func `FR-43 a long concat of immediate sources, the first one delayed`() {
    let count = onSmallStack {
      var count = 0
      let (first, just) = (PublishSubject<Int>(), Observable.just(1))
      let all = [first.asObservable()] + Array(repeating: just, count: 100_000)
      _ = Observable.concat(all).subscribe(onNext: { count += $0 }, onCompleted: { count += 1 })
      first.onCompleted()
      return count
    }
    #expect(count == 100_001)
  }

  @Test func `FR-43 a long concat in which every source is immediate`() {
    let count = onSmallStack {
      var count = 0
      _ = Observable.concat((0..<100_000).lazy.map { _ in Observable.just(1) })
        .subscribe { count += $0 }
      return count
    }
    #expect(count == 100_000)
  }

  @Test func `a hundred thousand inner streams of every merging operator`() {
    let count = onSmallStack {
      var count = 0
      let source = Observable.from(0..<100_000)
      _ = source.flatMap { _ in Observable.just(1) }.subscribe { count += $0 }
      _ = source.flatMapLatest { _ in Observable.just(1) }.subscribe { count += $0 }
      _ = source.flatMapFirst { _ in Observable.just(1) }.subscribe { count += $0 }
      _ = source.concatMap { _ in Observable.just(1) }.subscribe { count += $0 }
      _ = source.flatMap(maxConcurrent: 7) { _ in Observable.just(1) }.subscribe { count += $0 }
      return count
    }
    #expect(count == 500_000)
  }

  @Test func `a hundred thousand streams that wait for a delayed one`() {
    let count = onSmallStack {
      var count = 0
      let first = PublishSubject<Int>()
      _ = Observable.from(0..<100_000)
        .concatMap { $0 == 0 ? first.asObservable() : Observable.just(1) }
        .subscribe { count += $0 }
      first.onCompleted()
      return count
    }
    #expect(count == 99_999)
  }

  @Test func `a hundred thousand attempts`() {
    let count = onSmallStack {
      var count = 0
      let failing = Observable<Int>.create { observer in
        count += 1
        observer.onError(Failure.expected)
        return Disposables.create()
      }
      _ = failing.retry(100_000).subscribe { _ in }
      _ = failing.retry(when: { $0.take(99_999) }).subscribe { _ in }
      let place = SerialDisposable()
      let endless = failing.do(onSubscribe: { if count == 300_000 { place.dispose() } }).retry()
      endless.subscribe(into: place)
      return count
    }
    // The notifier of the second one ends with its last element, while the last attempt is started.
    #expect((299_999...300_001).contains(count))
  }

  @Test func `a hundred thousand runs`() {
    let count = onSmallStack {
      var count = 0
      _ = Observable.just(1).repeat(100_000).subscribe { count += $0 }
      _ = Observable.just(1).repeat().take(100_000).subscribe { count += $0 }
      _ = Observable.repeatElement(1).take(100_000).subscribe { count += $0 }
      _ = Observable.generate(initialState: 0, condition: { $0 < 100_000 }, iterate: { $0 + 1 })
        .subscribe { _ in count += 1 }
      return count
    }
    #expect(count == 400_000)
  }

  @Test func `a hundred thousand live sources are released without recursion`() {
    let count = onSmallStack {
      let subject = PublishSubject<Int>()
      let all = Array(repeating: subject.asObservable(), count: 100_000)
      let handles = [
        Observable.merge(all).subscribe { _ in },
        Observable.from(all).concatMap { $0 }.subscribe { _ in },
        Observable.amb(all.prefix(1_000)).subscribe { _ in },
        Observable.zip(all.prefix(1_000)).subscribe { _ in },
      ]
      for handle in handles { handle.dispose() }
      return subject.hasObservers ? 1 : 0
    }
    #expect(count == 0)
  }
}
