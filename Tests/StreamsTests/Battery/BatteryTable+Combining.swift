import Streams
import Testing

extension BatteryTable {
  static let merging: [BatteryEntry] = [
    BatteryEntry("merge()") { Battery { $0.map { Observable.just($0) }.merge() } },
    BatteryEntry("merge(maxConcurrent:)") {
      Battery { $0.map { Observable.of($0) }.merge(maxConcurrent: 1) }
      Battery { source, scheduler in
        source.map { Observable.just($0).delay(.milliseconds(2_500), scheduler: scheduler) }
          .merge(maxConcurrent: 2)
      }
    },
    BatteryEntry("Observable.merge(_:)") {
      Battery { Observable.merge($0, .empty()) }
      Battery { Observable.merge(.just(9), $0) }
      Battery(isAlikeWhenSynchronous: false) { Observable.merge([$0, .error(Failure.thrown)]) }
    },
    BatteryEntry("switchLatest()") { Battery { $0.map { Observable.just($0) }.switchLatest() } },
    BatteryEntry("startWith(_:)") { Battery { $0.startWith(7, 8) } },
    BatteryEntry("amb(_:)") {
      Battery { $0.amb(Observable.never()) }
      Battery { Observable.never().amb($0) }
    },
    BatteryEntry("Observable.amb(_:)") { Battery { Observable.amb([.never(), $0]) } },
  ]

  static let pairing: [BatteryEntry] = [
    BatteryEntry("Observable.combineLatest(_:resultSelector:)") {
      Battery(isAlikeWhenSynchronous: false) {
        Observable.combineLatest([$0, .just(1)]) { $0.reduce(0, +) }
      }
      Battery { source in
        let one = Observable.just(1)
        return Observable.combineLatest(one, one, one, one, source) { $0 + $1 + $2 + $3 + $4 }
      }
    },
    BatteryEntry("Observable.combineLatest(_:)") {
      Battery { Observable.combineLatest([.just(1), $0]) }
      Battery { Observable.combineLatest(Observable.just("a"), $0).map { "\($0)" } }
    },
    BatteryEntry("Observable.combineLatest(_:_:resultSelector:)") {
      Battery(isAlikeWhenSynchronous: false) {
        Observable.combineLatest($0, Observable.just(1)) { $0 + $1 }
      }
      Battery { Observable.combineLatest(Observable.just(1), $0) { $0 + $1 } }
      Battery { Observable.combineLatest(Observable.just(1), $0) { try failingAtThree($1) + $0 } }
    },
    BatteryEntry("Observable.combineLatest(_:_:_:resultSelector:)") {
      Battery { source in
        Observable.combineLatest(Observable.just(1), Observable.just(2), source) { $0 + $1 + $2 }
      }
    },
    BatteryEntry("Observable.combineLatest(_:_:_:_:resultSelector:)") {
      Battery { source in
        let one = Observable.just(1)
        return Observable.combineLatest(one, one, one, source) { $0 + $1 + $2 + $3 }
      }
    },
    BatteryEntry("Observable.zip(_:resultSelector:)") {
      Battery(isAlikeWhenSynchronous: false) {
        Observable.zip($0, Observable.of(1, 2, 3)) { $0 + $1 }
      }
      Battery { Observable.zip(Observable.of(1, 2), $0) { $0 + $1 } }
      Battery { Observable.zip(Observable.of(1, 2, 3), $0) { try failingAtThree($1) + $0 } }
      Battery { Observable.zip([.of(1, 2), $0]) { $0.reduce(0, +) } }
    },
    BatteryEntry("Observable.zip(_:)") {
      Battery(isAlikeWhenSynchronous: false) { Observable.zip([$0, .of(1, 2, 3, 4, 5)]) }
      Battery { Observable.zip(Observable.of("a", "b"), $0).map { "\($0)" } }
    },
    BatteryEntry("withLatestFrom(_:resultSelector:)") {
      Battery { $0.withLatestFrom(Observable.just(1)) { $0 + $1 } }
      Battery { $0.withLatestFrom(Observable.just(1)) { try failingAtThree($0) + $1 } }
    },
    BatteryEntry("withLatestFrom(_:)") {
      Battery { $0.withLatestFrom(Observable.just(1)) }
      Battery(isAlikeWhenSynchronous: false) { source in source.withLatestFrom(source) }
    },
    BatteryEntry("sample(_:)") {
      Battery(isAlikeWhenSynchronous: false) { $0.sample(Observable<Int>.just(1)) }
      Battery(isAlikeWhenSynchronous: false) { source in source.sample(source) }
      Battery { source, scheduler in
        source.sample(Observable<Int>.interval(.milliseconds(1_500), scheduler: scheduler))
      }
    },
  ]
}
