import Streams
import Testing

extension BatteryTable {
  static let sequencing: [BatteryEntry] = [
    BatteryEntry("concat(_:)") { Battery { $0.concat(Observable.of(8, 9)) } },
    BatteryEntry("Observable.concat(_:)") { Battery { Observable.concat(.just(9), $0, .empty()) } },
    BatteryEntry("concat()") { Battery { $0.map { Observable.of($0, $0) }.concat() } },
    BatteryEntry("catch(_:)") {
      Battery { $0.catch { _ in Observable.just(9) } }
      Battery { $0.catch { _ -> Observable<Int> in throw Failure.thrown } }
    },
    BatteryEntry("catchAndReturn(_:)") { Battery { $0.catchAndReturn(9) } },
    BatteryEntry("ifEmpty(default:)") {
      Battery { $0.ifEmpty(default: 9) }
      Battery { $0.filter { _ in false }.ifEmpty(default: 9) }
    },
    BatteryEntry("materialize()") { Battery { $0.materialize().map { "event \($0)" } } },
    BatteryEntry("dematerialize()") { Battery { $0.materialize().dematerialize() } },
    BatteryEntry("retry()") { Battery { $0.take(2).retry() } },
    BatteryEntry("retry(_:)") {
      Battery { $0.retry(1) }
      Battery(isAlikeWhenSynchronous: false) { source in
        source.map { if $0 == 2 { throw Failure.thrown } else { $0 } }.retry(2)
      }
    },
    BatteryEntry("retry(when:)") {
      Battery { $0.retry(when: { _ in Observable<Int>.empty() }) }
      Battery { source in
        source.retry(when: { $0.flatMap { Observable<Int>.error($0) } })
      }
      Battery { $0.retry(when: { _ -> Observable<Int> in throw Failure.thrown }) }
    },
    BatteryEntry("repeat()") {
      Battery(isAlikeWhenSynchronous: false) { source in
        var runs = 0
        return Observable.deferred {
          runs += 1
          if runs == 3 { throw Failure.thrown }
          return source.take(1)
        }.repeat()
      }
    },
    BatteryEntry("repeat(_:)") {
      Battery { $0.repeat(1) }
      Battery { $0.repeat(0) }
      Battery(isAlikeWhenSynchronous: false) { $0.take(2).repeat(2) }
    },
  ]

  static let splitting: [BatteryEntry] = [
    BatteryEntry("buffer(count:)") {
      Battery { $0.buffer(count: 3) }
      Battery { $0.buffer(count: 2) }
    },
    BatteryEntry("buffer(timeSpan:count:scheduler:)") {
      Battery { source, scheduler in
        source.buffer(timeSpan: .milliseconds(2_500), scheduler: scheduler)
      }
      Battery { source, scheduler in
        source.buffer(timeSpan: .milliseconds(2_500), count: 2, scheduler: scheduler)
      }
    },
    BatteryEntry("window(count:)") {
      Battery { $0.window(count: 2).flatMap { $0 } }
      Battery { $0.window(count: 3).concatMap { $0.toArray() } }
    },
    BatteryEntry("window(timeSpan:count:scheduler:)") {
      Battery { source, scheduler in
        source.window(timeSpan: .milliseconds(2_500), scheduler: scheduler)
          .concatMap { $0.toArray() }
      }
      Battery { source, scheduler in
        source.window(timeSpan: .seconds(9), count: 2, scheduler: scheduler).flatMap { $0 }
      }
    },
    BatteryEntry("groupBy(keySelector:)") {
      Battery { $0.groupBy { $0 % 2 }.flatMap { group in group.map { "\(group.key): \($0)" } } }
      Battery { $0.groupBy { $0 % 2 }.concatMap { $0.toArray() } }
      Battery { $0.groupBy { try failingAtThree($0) }.flatMap { $0 } }
    },
  ]
}
