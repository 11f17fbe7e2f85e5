import Streams
import Testing

extension BatteryTable {
  static let filtering: [BatteryEntry] = [
    BatteryEntry("filter(_:)") {
      Battery { $0.filter { $0 != 2 } }
      Battery { $0.filter { try failingAtThree($0) > 0 } }
    },
    BatteryEntry("distinctUntilChanged()") {
      Battery(input: [1, 1, 2, 1]) { $0.distinctUntilChanged() }
    },
    BatteryEntry("distinctUntilChanged(_:)") {
      Battery { $0.distinctUntilChanged { $0 / 2 } }
      Battery { $0.distinctUntilChanged(failingAtThree) }
      Battery { $0.distinctUntilChanged { $0 + 1 == $1 } }
      Battery { $0.distinctUntilChanged { try failingAtThree($1) < $0 } }
    },
    BatteryEntry("distinctUntilChanged(_:comparer:)") {
      Battery { $0.distinctUntilChanged({ $0 / 2 }, comparer: { $0 == $1 }) }
    },
    BatteryEntry("take(_:)") {
      Battery { $0.take(2) }
      Battery { $0.take(9) }
      Battery { $0.take(0) }
    },
    BatteryEntry("take(until:)") {
      Battery { $0.take(until: Observable<Int>.never()) }
      Battery { $0.take(until: Observable<Int>.empty()) }
      Battery { $0.take(until: Observable.just(1)) }
      Battery(isAlikeWhenSynchronous: false) { $0.take(until: $0.skip(2)) }
    },
    BatteryEntry("take(while:behavior:)") {
      Battery { $0.take(while: { $0 < 3 }) }
      Battery { $0.take(while: { $0 < 3 }, behavior: .inclusive) }
      Battery { $0.take(while: { try failingAtThree($0) > 0 }) }
    },
    BatteryEntry("takeLast(_:)") {
      Battery { $0.takeLast(2) }
      Battery { $0.takeLast(9) }
      Battery { $0.takeLast(0) }
    },
    BatteryEntry("skip(_:)") {
      Battery { $0.skip(2) }
      Battery { $0.skip(0) }
    },
    BatteryEntry("skip(while:)") {
      Battery { $0.skip(while: { $0 < 3 }) }
      Battery { $0.skip(while: { try failingAtThree($0) > 0 }) }
    },
    BatteryEntry("skip(until:)") {
      Battery { $0.skip(until: Observable<Int>.never()) }
      Battery { $0.skip(until: Observable<Int>.just(1)) }
    },
    BatteryEntry("first()") { Battery { $0.first() } },
    BatteryEntry("first(where:)") {
      Battery { $0.first(where: { $0 > 2 }) }
      Battery { $0.first(where: { try failingAtThree($0) > 3 }) }
    },
    BatteryEntry("element(at:)") {
      Battery { $0.element(at: 2) }
      Battery { $0.element(at: 9) }
    },
    BatteryEntry("ignoreElements()") { Battery { $0.ignoreElements() } },
  ]

  static let folding: [BatteryEntry] = [
    BatteryEntry("reduce(_:accumulator:)") {
      Battery { $0.reduce(0) { $0 + $1 } }
      Battery { $0.reduce(0) { try failingAtThree($1) + $0 } }
    },
    BatteryEntry("toArray()") { Battery { $0.toArray() } },
    BatteryEntry("count()") { Battery { $0.count() } },
    BatteryEntry("isEmpty()") { Battery { $0.isEmpty() } },
    BatteryEntry("contains(_:)") { Battery { $0.contains(3) } },
    BatteryEntry("contains(where:)") {
      Battery { $0.contains(where: { $0 > 9 }) }
      Battery { $0.contains(where: { try failingAtThree($0) > 9 }) }
    },
    BatteryEntry("sequenceEqual(_:)") {
      Battery { $0.sequenceEqual(Observable.of(1, 2, 3, 4)) }
      Battery(isAlikeWhenSynchronous: false) { $0.sequenceEqual(Observable.of(1, 2, 4)) }
      Battery { Observable.of(1, 2).sequenceEqual($0) }
    },
  ]
}
