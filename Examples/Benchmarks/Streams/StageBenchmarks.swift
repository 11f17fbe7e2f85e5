import Streams

/// What one stateless operator adds to the way of an element.
///
/// By hand, a stage is a closure that calls the transform, which is a closure too, and then the next stage.
enum StageBenchmarks {
  static let all = [map, filter]

  static let map = Benchmark(
    "streams/map-stage", operations: 10,
    lowerBound: "a closure that calls the transform and the next closure"
  ) {
    let (subject, sink) = (PublishSubject<Int>(), Sink())
    let handle = (0..<10).reduce(subject.asObservable()) { chain, _ in chain.map { $0 &+ 1 } }
      .subscribe { sink.total &+= $0 }
    return EmissionBenchmarks.feed(subject, until: handle)
  } byHand: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    var stage: (Int) -> Void = { sink.total &+= $0 }
    for _ in 0..<10 { stage = HandWrittenMap({ $0 &+ 1 }, next: stage).closure }
    subject.observe(stage)
    return EmissionBenchmarks.feed(subject)
  }

  static let filter = Benchmark(
    "streams/filter-stage", operations: 10,
    lowerBound: "a closure that calls the condition and the next closure"
  ) {
    let (subject, sink) = (PublishSubject<Int>(), Sink())
    let handle = (0..<10).reduce(subject.asObservable()) { chain, _ in chain.filter { $0 >= 0 } }
      .subscribe { sink.total &+= $0 }
    return EmissionBenchmarks.feed(subject, until: handle)
  } byHand: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    var stage: (Int) -> Void = { sink.total &+= $0 }
    for _ in 0..<10 { stage = HandWrittenFilter({ $0 >= 0 }, next: stage).closure }
    subject.observe(stage)
    return EmissionBenchmarks.feed(subject)
  }
}
