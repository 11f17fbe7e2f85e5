import Foundation
import Streams
import Testing

@Suite struct `Random pipelines` {
  /// `STREAMS_SEED` runs one pipeline again.
  @Test func `ten thousand pipelines do what the model says`() {
    let given = ProcessInfo.processInfo.environment["STREAMS_SEED"].flatMap { UInt64($0) }
    let first = given ?? 1
    let count: UInt64 = given == nil ? 10_000 : 1
    print("Random pipelines: seeds \(first)..<\(first + count)")
    var failures = 0
    for seed in first..<first + count where failures < 5 {
      if let difference = check(seed: seed) {
        failures += 1
        Issue.record("seed \(seed): \(difference)")
      }
    }
  }

  /// Runs one pipeline, and every third one only up to some moment.
  private func check(seed: UInt64) -> String? {
    var builder = RandomPipelineBuilder(seed: seed)
    let pipeline = builder.pipeline(depth: builder.number(1...5))
    let scheduler = builder.scheduler
    let observer = scheduler.observer(Int.self)
    let limit = builder.number(0...2) == 0 ? builder.time() : 1_000_000_000_000_000
    let place = SerialDisposable()
    pipeline.stream.subscribe(
      into: place, onNext: { observer.onNext($0) }, onError: { observer.onError($0) },
      onCompleted: { observer.onCompleted() })
    scheduler.advance(to: .nanoseconds(limit))
    place.dispose()
    let expected = pipeline.model.cut(at: limit).recorded
    let got = observer.events.map { recorded -> Recorded<Int> in
      // The model knows that a stream failed, and not why.
      if case .error = recorded.event { return .error(recorded.time, Failure.expected) }
      return recorded
    }
    if got != expected { return "\(pipeline.name)\n got      \(got)\n expected \(expected)" }
    let left = builder.sources.flatMap(\.subscriptions).filter { $0.disposed == nil }
    return left.isEmpty ? nil : "\(pipeline.name)\n left subscribed: \(left)"
  }
}
