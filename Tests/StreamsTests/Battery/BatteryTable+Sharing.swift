import Streams
import Testing

extension BatteryTable {
  static let sharing: [BatteryEntry] = [
    BatteryEntry("share(replay:scope:)") {
      Battery { $0.share() }
      Battery { $0.share(replay: 2) }
      Battery { $0.share(replay: 1, scope: .forever) }
    },
    BatteryEntry("publish()") { Battery { $0.publish().refCount() } },
    BatteryEntry("replay(_:)") { Battery { $0.replay(2).refCount() } },
    BatteryEntry("replayAll()") { Battery { $0.replayAll().refCount() } },
    BatteryEntry("multicast(_:)") { Battery { $0.multicast(AsyncSubject()).refCount() } },
    BatteryEntry("multicast(makeSubject:)") {
      Battery { $0.multicast { BehaviorSubject(value: 0) }.refCount() }
    },
    BatteryEntry("refCount()") { Battery { $0.map { $0 + 1 }.publish().refCount() } },
  ]

  static let subjects: [BatteryEntry] = [
    BatteryEntry("PublishSubject") {
      Battery(isAlikeWhenSynchronous: false, through { PublishSubject() })
    },
    BatteryEntry("BehaviorSubject") {
      Battery(isAlikeWhenSynchronous: false, through { BehaviorSubject(value: 0) })
    },
    BatteryEntry("ReplaySubject") {
      Battery(isAlikeWhenSynchronous: false, through { ReplaySubject.create(bufferSize: 2) })
      Battery(isAlikeWhenSynchronous: false, through { ReplaySubject.createUnbounded() })
      Battery(
        isAlikeWhenSynchronous: false,
        through { ReplaySubject.create(maxAge: .seconds(1), scheduler: ImmediateScheduler()) })
    },
    BatteryEntry("AsyncSubject") {
      Battery(isAlikeWhenSynchronous: false, through { AsyncSubject() })
    },
    BatteryEntry("PublishRelay") {
      Battery { source in
        let relay = PublishRelay<Int>()
        return source.do(onNext: { relay.accept($0) }).withLatestFrom(relay)
      }
    },
    BatteryEntry("BehaviorRelay") {
      Battery { source in
        let relay = BehaviorRelay(value: 0)
        return source.do(onNext: { relay.accept($0) }).map { _ in relay.value }
      }
    },
    BatteryEntry("ReplayRelay") {
      Battery { source in
        let relay = ReplayRelay<Int>.create(bufferSize: 1)
        return source.do(onNext: { relay.accept($0) }).flatMap { _ in relay.take(1) }
      }
    },
  ]

  /// Feeds a subject from the source, once a subscription.
  ///
  /// The handle of the source is known when that returns, so a synchronous one cannot be stopped.
  private static func through<Subject: SubjectType<Int>>(
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
}
