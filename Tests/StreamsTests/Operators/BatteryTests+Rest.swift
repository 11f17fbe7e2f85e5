import Streams
import Testing

extension `The battery on every operator` {
  @Test func `operators that filter`() {
    Battery { $0.takeLast(2) }
    Battery { $0.takeLast(9) }
    Battery { $0.takeLast(0) }
    Battery { $0.take(while: { $0 < 3 }) }
    Battery { $0.take(while: { $0 < 3 }, behavior: .inclusive) }
    Battery { $0.skip(while: { $0 < 3 }) }
    Battery { $0.skip(until: Observable<Int>.never()) }
    Battery { $0.skip(until: Observable<Int>.just(1)) }
    Battery { $0.first() }
    Battery { $0.first(where: { $0 > 2 }) }
    Battery { $0.element(at: 2) }
    Battery { $0.element(at: 9) }
    Battery { $0.ignoreElements() }
  }

  @Test func `operators that fold`() {
    Battery { $0.reduce(0) { $0 + $1 } }
    Battery { $0.toArray() }
    Battery { $0.count() }
    Battery { $0.isEmpty() }
    Battery { $0.contains(3) }
    Battery { $0.contains(where: { $0 > 9 }) }
    Battery { $0.pairwise().map { "\($0)" } }
    Battery { $0.sequenceEqual(Observable.of(1, 2, 3, 4)) }
    Battery(isAlikeWhenSynchronous: false) { $0.sequenceEqual(Observable.of(1, 2, 4)) }
    Battery { Observable.of(1, 2).sequenceEqual($0) }
  }

  @Test func `operators that put streams in sequence`() {
    Battery { $0.concat(Observable.of(8, 9)) }
    Battery { Observable.concat(.just(9), $0, .empty()) }
    Battery { $0.concatMap { Observable.of($0, $0) } }
    Battery { $0.map { Observable.of($0, $0) }.concat() }
    Battery { $0.flatMapFirst { Observable.of($0, $0) } }
    Battery { $0.flatMapFirst { _ in Observable<Int>.never() }.take(until: $0.skip(3)) }
    Battery { $0.flatMap(maxConcurrent: 2) { Observable.of($0, $0) } }
    Battery { $0.map { Observable.of($0) }.merge(maxConcurrent: 1) }
    Battery { $0.catch { _ in Observable.just(9) } }
    Battery { $0.catchAndReturn(9) }
    Battery { $0.ifEmpty(default: 9) }
    Battery { $0.filter { _ in false }.ifEmpty(default: 9) }
    Battery { $0.materialize().map { "event \($0)" } }
    Battery { $0.materialize().dematerialize() }
    Battery { $0.retry(1) }
    Battery { $0.repeat(1) }
    Battery { $0.repeat(0) }
    Battery { $0.retry(when: { _ in Observable<Int>.empty() }) }
    Battery(isAlikeWhenSynchronous: false) { $0.take(2).repeat(2) }
    Battery(isAlikeWhenSynchronous: false) { source in
      source.map { if $0 == 2 { throw Failure.thrown } else { $0 } }.retry(2)
    }
    Battery { source in
      source.retry(when: { $0.flatMap { Observable<Int>.error($0) } })
    }
    Battery { source in
      Observable.using {
        CompositeDisposable()
      } observableFactory: { _ in
        source
      }
    }
  }

  @Test func `operators that pair and race`() {
    Battery(isAlikeWhenSynchronous: false) {
      Observable.zip($0, Observable.of(1, 2, 3)) { $0 + $1 }
    }
    Battery { Observable.zip(Observable.of(1, 2), $0) { $0 + $1 } }
    Battery(isAlikeWhenSynchronous: false) { Observable.zip([$0, .of(1, 2, 3, 4, 5)]) }
    Battery { $0.amb(Observable.never()) }
    Battery { Observable.never().amb($0) }
    Battery { Observable.amb([.never(), $0]) }
    Battery(isAlikeWhenSynchronous: false) { $0.sample(Observable<Int>.just(1)) }
    Battery(isAlikeWhenSynchronous: false) { source in source.sample(source) }
  }

  @Test func `operators that split`() {
    Battery { $0.buffer(count: 3) }
    Battery { $0.buffer(count: 2) }
    Battery { $0.window(count: 2).flatMap { $0 } }
    Battery { $0.window(count: 3).concatMap { $0.toArray() } }
    Battery { $0.groupBy { $0 % 2 }.flatMap { group in group.map { "\(group.key): \($0)" } } }
    Battery { $0.groupBy { $0 % 2 }.concatMap { $0.toArray() } }
    Battery { $0.groupBy { if $0 == 3 { throw Failure.thrown } else { 1 } }.flatMap { $0 } }
  }

  @Test func `operators that share`() {
    Battery { $0.publish().refCount() }
    Battery { $0.replay(2).refCount() }
    Battery { $0.replayAll().refCount() }
    Battery { $0.multicast(AsyncSubject()).refCount() }
    Battery { $0.multicast { BehaviorSubject(value: 0) }.refCount() }
  }

  @Test func `operators that measure time`() {
    Battery { source, scheduler in source.delay(.seconds(2), scheduler: scheduler) }
    Battery { source, scheduler in source.delaySubscription(.seconds(2), scheduler: scheduler) }
    Battery { source, scheduler in source.debounce(.seconds(2), scheduler: scheduler) }
    Battery { source, scheduler in source.debounce(.milliseconds(500), scheduler: scheduler) }
    Battery { source, scheduler in source.throttle(.milliseconds(2_500), scheduler: scheduler) }
    Battery { source, scheduler in
      source.throttle(.milliseconds(1_500), latest: false, scheduler: scheduler)
    }
    Battery { source, scheduler in source.timeout(.milliseconds(500), scheduler: scheduler) }
    Battery { source, scheduler in source.timeout(.seconds(5), scheduler: scheduler) }
    Battery { source, scheduler in
      source.timeout(.milliseconds(500), other: Observable.of(8, 9), scheduler: scheduler)
    }
    Battery { source, scheduler in source.timestamp(scheduler).map { "\($0)" } }
    Battery { source, scheduler in source.timeInterval(scheduler).map { "\($0)" } }
    Battery { source, scheduler in
      source.buffer(timeSpan: .milliseconds(2_500), scheduler: scheduler)
    }
    Battery { source, scheduler in
      source.buffer(timeSpan: .milliseconds(2_500), count: 2, scheduler: scheduler)
    }
    Battery { source, scheduler in
      source.window(timeSpan: .milliseconds(2_500), scheduler: scheduler).concatMap { $0.toArray() }
    }
    Battery { source, scheduler in
      source.window(timeSpan: .seconds(9), count: 2, scheduler: scheduler).flatMap { $0 }
    }
    Battery { source, scheduler in
      source.sample(Observable<Int>.interval(.milliseconds(1_500), scheduler: scheduler))
    }
    Battery { source, scheduler in
      source.take(until: Observable<Int>.timer(.milliseconds(2_500), scheduler: scheduler))
    }
    Battery { source, scheduler in
      source.flatMap { Observable.just($0).delay(.milliseconds(1_500), scheduler: scheduler) }
    }
    Battery { source, scheduler in
      source.concatMap { Observable.just($0).delay(.milliseconds(1_500), scheduler: scheduler) }
    }
    Battery { source, scheduler in
      source.flatMapFirst { Observable.just($0).delay(.milliseconds(1_500), scheduler: scheduler) }
    }
  }

  @Test func `every subject`() {
    /// Feeds a subject from the source, once a subscription.
    ///
    /// The handle of the source is known when that returns, so a synchronous one cannot be stopped.
    func through<Subject: SubjectType<Int>>(
      _ makeSubject: @escaping () -> Subject
    ) -> (Observable<Int>) -> Observable<Int> {
      { source in
        .create { observer in
          let subject = makeSubject()
          let handle = CompositeDisposable([
            subject.asObservable().subscribe(
              onNext: { observer.onNext($0) }, onError: { observer.onError($0) },
              onCompleted: { observer.onCompleted() })
          ])
          handle.insert(source.subscribe(subject))
          return handle
        }
      }
    }
    Battery(isAlikeWhenSynchronous: false, through { PublishSubject() })
    Battery(isAlikeWhenSynchronous: false, through { BehaviorSubject(value: 0) })
    Battery(isAlikeWhenSynchronous: false, through { ReplaySubject.create(bufferSize: 2) })
    Battery(isAlikeWhenSynchronous: false, through { ReplaySubject.createUnbounded() })
    Battery(
      isAlikeWhenSynchronous: false,
      through { ReplaySubject.create(maxAge: .seconds(1), scheduler: ImmediateScheduler()) })
    Battery(isAlikeWhenSynchronous: false, through { AsyncSubject() })
  }

  @Test func `every relay`() {
    Battery { source in
      let relay = PublishRelay<Int>()
      return source.do(onNext: { relay.accept($0) }).withLatestFrom(relay)
    }
    Battery { source in
      let relay = BehaviorRelay(value: 0)
      return source.do(onNext: { relay.accept($0) }).map { _ in relay.value }
    }
    Battery { source in
      let relay = ReplayRelay<Int>.create(bufferSize: 1)
      return source.do(onNext: { relay.accept($0) }).flatMap { _ in relay.take(1) }
    }
  }
}
