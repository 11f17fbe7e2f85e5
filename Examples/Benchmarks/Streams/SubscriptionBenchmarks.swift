import Streams

/// What it costs to begin and to end listening.
enum SubscriptionBenchmarks {
  static let all = [subscribeDispose, subscribeDisposeChain, memory] + attachDetach

  static let subscribeDispose = Benchmark(
    "streams/subscribe-dispose", lowerBound: "adding a closure and removing it"
  ) {
    let (subject, sink) = (PublishSubject<Int>(), Sink())
    return { iterations in
      for _ in 0..<iterations { subject.subscribe { sink.total &+= $0 }.dispose() }
    }
  } byHand: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    return { iterations in
      for _ in 0..<iterations {
        subject.observe { sink.total &+= $0 }
        subject.removeLast()
      }
    }
  }

  static let subscribeDisposeChain = Benchmark(
    "streams/subscribe-dispose-map-filter",
    lowerBound: "adding a closure and removing it"
  ) {
    let (subject, sink) = (PublishSubject<Int>(), Sink())
    let chain = subject.map { $0 &+ 1 }.filter { $0 > 0 }
    return { iterations in
      for _ in 0..<iterations { chain.subscribe { sink.total &+= $0 }.dispose() }
    }
  } byHand: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    return { iterations in
      for _ in 0..<iterations {
        subject.observe { if $0 &+ 1 > 0 { sink.total &+= $0 } }
        subject.removeLast()
      }
    }
  }

  /// Keeps what it subscribes, so that the bytes can be seen.
  static let memory = Benchmark(
    "streams/subscription", operations: 1_000, lowerBound: "adding closures to a list",
    residents: subscribed
  ) {
    let sink = Sink()
    return { iterations in
      for _ in 0..<iterations {
        let subject = PublishSubject<Int>()
        for _ in 0..<1_000 { _ = subject.subscribe { sink.total &+= $0 } }
      }
    }
  } byHand: {
    let sink = Sink()
    return { iterations in
      for _ in 0..<iterations {
        let subject = HandWrittenSubject<Int>()
        for _ in 0..<1_000 { subject.observe { sink.total &+= $0 } }
      }
    }
  }

  /// A subject with some observers.
  @MainActor
  private static func subscribed(_ count: Int) -> Any {
    let (subject, sink) = (PublishSubject<Int>(), Sink())
    for _ in 0..<count { _ = subject.subscribe { sink.total &+= $0 } }
    return subject
  }

  /// The same for a tenth and for all, if attaching and detaching are linear.
  static let attachDetach = [1_000, 10_000].map { count in
    // Neighbours in time are far apart in the list: the step has no divisor in common with the count.
    let order = (0..<count).map { $0 * 617 % count }
    return Benchmark(
      "streams/attach-detach-\(count)", operations: count,
      lowerBound: "adding closures and a handle for each, and removing the last ones"
    ) {
      let (subject, sink) = (PublishSubject<Int>(), Sink())
      return { iterations in
        for _ in 0..<iterations {
          let handles = order.map { _ in subject.subscribe { sink.total &+= $0 } }
          for index in order { handles[index].dispose() }
        }
      }
    } byHand: {
      let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
      return { iterations in
        for _ in 0..<iterations {
          let handles = order.map { index in
            subject.observe { sink.total &+= $0 }
            return Variable(index)
          }
          for index in order {
            handles[index].value = -1
            subject.removeLast()
          }
        }
      }
    }
  }
}
