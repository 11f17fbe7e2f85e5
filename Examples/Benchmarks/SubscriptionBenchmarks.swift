import Streams

/// What it costs to begin and to end listening.
enum SubscriptionBenchmarks {
  static let all = [subscribeDispose, subscribeDisposeChain, attachMany]

  static let subscribeDispose = Benchmark("subscribe + dispose", target: 1_200) {
    let (subject, sink) = (PublishSubject<Int>(), Sink())
    return { iterations in
      for _ in 0..<iterations { subject.subscribe { sink.total &+= $0 }.dispose() }
    }
  } lowerBound: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    return { iterations in
      for _ in 0..<iterations {
        subject.observe { sink.total &+= $0 }
        subject.removeLast()
      }
    }
  }

  static let subscribeDisposeChain = Benchmark("subscribe + dispose on map.filter", target: 2_527) {
    let (subject, sink) = (PublishSubject<Int>(), Sink())
    let chain = subject.map { $0 &+ 1 }.filter { $0 > 0 }
    return { iterations in
      for _ in 0..<iterations { chain.subscribe { sink.total &+= $0 }.dispose() }
    }
  } lowerBound: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    return { iterations in
      for _ in 0..<iterations {
        subject.observe { if $0 &+ 1 > 0 { sink.total &+= $0 } }
        subject.removeLast()
      }
    }
  }

  static let attachMany = Benchmark("attach 10,000, detach in order", operations: 10_000) {
    let (subject, sink) = (PublishSubject<Int>(), Sink())
    return { iterations in
      for _ in 0..<iterations {
        let handles = (0..<10_000).map { _ in subject.subscribe { sink.total &+= $0 } }
        for handle in handles { handle.dispose() }
      }
    }
  } lowerBound: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    return { iterations in
      for _ in 0..<iterations {
        for _ in 0..<10_000 { subject.observe { sink.total &+= $0 } }
        for _ in 0..<10_000 { subject.removeLast() }
      }
    }
  }
}
