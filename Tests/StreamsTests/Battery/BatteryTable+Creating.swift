import Streams
import Testing

extension BatteryTable {
  /// Creation has no source; the battery's goes beside what is made, or after it.
  static let creating: [BatteryEntry] = [
    BatteryEntry("Observable.just(_:)") { Battery { Observable.merge(.just(9), $0) } },
    BatteryEntry("Observable.from(_:)") {
      Battery { Observable.merge(.from([7, 8]), $0) }
      Battery { $0.concat(Observable.from([7, 8])) }
    },
    BatteryEntry("Observable.of(_:)") { Battery { Observable.merge(.of(7, 8), $0) } },
    BatteryEntry("Observable.empty()") {
      Battery { Observable.merge(.empty(), $0) }
      Battery { $0.concat(Observable.empty()) }
    },
    BatteryEntry("Observable.never()") { Battery { $0.take(until: Observable<Int>.never()) } },
    BatteryEntry("Observable.error(_:)") {
      Battery { $0.concat(Observable.error(Failure.thrown)) }
      Battery { Observable<Int>.error(Failure.thrown).concat($0) }
    },
    BatteryEntry("Observable.deferred(_:)") {
      Battery { source in Observable.deferred { source } }
      Battery { source in
        Observable.deferred {
          _ = try failingAtThree(3)
          return source
        }
      }
    },
    BatteryEntry("Observable.create(_:)") {
      // The handle is known when the source has run, so a synchronous one is not stopped.
      Battery(isAlikeWhenSynchronous: false) { source in
        Observable.create { observer in source.subscribe(observer) }
      }
      Battery { source in
        Observable.create { observer in
          let place = SerialDisposable()
          source.subscribe(
            into: place,
            onNext: {
              observer.onNext($0)
              if observer.isDisposed { place.dispose() }
            }, onError: { observer.onError($0) }, onCompleted: { observer.onCompleted() })
          return place
        }
      }
    },
    BatteryEntry("Observable.repeatElement(_:)") {
      Battery { Observable.merge(Observable.repeatElement(9).take(2), $0) }
    },
    BatteryEntry("Observable.generate(initialState:condition:iterate:)") {
      Battery { source in
        Observable.merge(
          .generate(initialState: 7, condition: { $0 < 9 }, iterate: { $0 + 1 }), source)
      }
      Battery { source in
        let failing = Observable.generate(
          initialState: 2, condition: { _ in true }, iterate: { try failingAtThree($0 + 1) })
        return source.concat(failing)
      }
    },
    BatteryEntry("Observable.using(_:observableFactory:)") {
      Battery { source in
        Observable.using({ CompositeDisposable() }, observableFactory: { _ in source })
      }
      Battery { source in
        Observable.using(
          { CompositeDisposable() },
          observableFactory: { _ in
            _ = try failingAtThree(3)
            return source
          })
      }
    },
    BatteryEntry("Observable.interval(_:scheduler:)") {
      Battery { source, scheduler in
        let ticks = Observable<Int>.interval(.milliseconds(1_500), scheduler: scheduler)
        return Observable.merge(source, ticks.take(until: source.takeLast(1)))
      }
    },
    BatteryEntry("Observable.timer(_:period:scheduler:)") {
      Battery { source, scheduler in
        Observable.merge(source, .timer(.milliseconds(1_500), scheduler: scheduler))
      }
      Battery { source, scheduler in
        source.take(until: Observable<Int>.timer(.milliseconds(2_500), scheduler: scheduler))
      }
    },
  ]
}
