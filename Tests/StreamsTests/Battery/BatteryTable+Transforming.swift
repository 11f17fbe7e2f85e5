import Streams
import Testing

extension BatteryTable {
  static let transforming: [BatteryEntry] = [
    BatteryEntry("map(_:)") {
      Battery { $0 }
      Battery { $0.map { $0 * 2 } }
      Battery { $0.map(failingAtThree) }
    },
    BatteryEntry("compactMap(_:)") {
      Battery { $0.compactMap { $0 == 1 ? nil : $0 } }
      Battery { $0.compactMap(failingAtThree) }
    },
    BatteryEntry("scan(_:accumulator:)") {
      Battery { $0.scan(0) { $0 + $1 } }
      Battery { $0.scan(0) { try failingAtThree($1) + $0 } }
    },
    BatteryEntry("pairwise()") { Battery { $0.pairwise().map { "\($0)" } } },
    BatteryEntry("flatMap(_:)") {
      Battery { $0.flatMap { Observable.of($0, $0) } }
      Battery { $0.flatMap { Observable.just(try failingAtThree($0)) } }
      Battery { source, scheduler in
        source.flatMap { Observable.just($0).delay(.milliseconds(1_500), scheduler: scheduler) }
      }
    },
    BatteryEntry("flatMap(maxConcurrent:_:)") {
      Battery { $0.flatMap(maxConcurrent: 2) { Observable.of($0, $0) } }
      Battery { $0.flatMap(maxConcurrent: 2) { Observable.just(try failingAtThree($0)) } }
    },
    BatteryEntry("flatMapLatest(_:)") {
      Battery { $0.flatMapLatest { Observable.of($0, $0) } }
      Battery { $0.flatMapLatest { Observable.just(try failingAtThree($0)) } }
    },
    BatteryEntry("flatMapFirst(_:)") {
      Battery { $0.flatMapFirst { Observable.of($0, $0) } }
      Battery { $0.flatMapFirst { Observable.just(try failingAtThree($0)) } }
      Battery { $0.flatMapFirst { _ in Observable<Int>.never() }.take(until: $0.skip(3)) }
      Battery { source, scheduler in
        source.flatMapFirst {
          Observable.just($0).delay(.milliseconds(1_500), scheduler: scheduler)
        }
      }
    },
    BatteryEntry("concatMap(_:)") {
      Battery { $0.concatMap { Observable.of($0, $0) } }
      Battery { $0.concatMap { Observable.just(try failingAtThree($0)) } }
      Battery { source, scheduler in
        source.concatMap { Observable.just($0).delay(.milliseconds(1_500), scheduler: scheduler) }
      }
    },
  ]
}
