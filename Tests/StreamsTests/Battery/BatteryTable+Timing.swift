import Streams
import Testing

extension BatteryTable {
  static let timing: [BatteryEntry] = [
    BatteryEntry("delay(_:scheduler:)") {
      Battery { source, scheduler in source.delay(.seconds(2), scheduler: scheduler) }
    },
    BatteryEntry("delaySubscription(_:scheduler:)") {
      Battery { source, scheduler in source.delaySubscription(.seconds(2), scheduler: scheduler) }
    },
    BatteryEntry("debounce(_:scheduler:)") {
      Battery { source, scheduler in source.debounce(.seconds(2), scheduler: scheduler) }
      Battery { source, scheduler in source.debounce(.milliseconds(500), scheduler: scheduler) }
    },
    BatteryEntry("throttle(_:latest:scheduler:)") {
      Battery { source, scheduler in source.throttle(.milliseconds(2_500), scheduler: scheduler) }
      Battery { source, scheduler in
        source.throttle(.milliseconds(1_500), latest: false, scheduler: scheduler)
      }
    },
    BatteryEntry("timeout(_:scheduler:)") {
      Battery { source, scheduler in source.timeout(.milliseconds(500), scheduler: scheduler) }
      Battery { source, scheduler in source.timeout(.seconds(5), scheduler: scheduler) }
    },
    BatteryEntry("timeout(_:other:scheduler:)") {
      Battery { source, scheduler in
        source.timeout(.milliseconds(500), other: Observable.of(8, 9), scheduler: scheduler)
      }
    },
    BatteryEntry("timestamp(_:)") {
      Battery { source, scheduler in source.timestamp(scheduler).map { "\($0)" } }
    },
    BatteryEntry("timeInterval(_:)") {
      Battery { source, scheduler in source.timeInterval(scheduler).map { "\($0)" } }
    },
  ]

  static let observing: [BatteryEntry] = [
    BatteryEntry(
      "do(onNext:afterNext:onError:onCompleted:onSubscribe:onSubscribed:onDispose:)"
    ) {
      Battery { $0.do(onNext: { _ in }) }
      Battery { $0.do(onNext: { _ in }, onError: { _ in }, onCompleted: {}, onDispose: {}) }
      Battery { $0.do(onNext: { _ = try failingAtThree($0) }) }
      Battery { $0.do(afterNext: { _ = try failingAtThree($0) }) }
      Battery { $0.do(onError: { _ in throw Failure.thrown }) }
      Battery { $0.do(onCompleted: { throw Failure.thrown }) }
    },
    BatteryEntry("debug(_:file:line:to:)") { Battery { $0.debug("battery", to: { _ in }) } },
    BatteryEntry("assertSerialDelivery(_:file:line:)") { Battery { $0.assertSerialDelivery() } },
  ]
}
