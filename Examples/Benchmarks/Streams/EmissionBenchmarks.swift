import Streams

/// What one element costs on its way from a subject to its observers.
enum EmissionBenchmarks {
  static let all = [
    oneObserver, lastObserver, tenObservers, mapFilterMap, scanDistinct, behavior, shareFour,
  ]

  static let oneObserver = Benchmark(
    "streams/subject-1", lowerBound: "a loop over one closure"
  ) {
    let (subject, sink) = (PublishSubject<Int>(), Sink())
    let handle = subject.subscribe { sink.total &+= $0 }
    return feed(subject, until: handle)
  } byHand: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    subject.observe { sink.total &+= $0 }
    return feed(subject)
  }

  static let lastObserver = Benchmark(
    "streams/subject-1-of-1000", lowerBound: "a loop over one closure"
  ) {
    let (subject, sink) = (PublishSubject<Int>(), Sink())
    let handles = (0..<1_000).map { _ in subject.subscribe { sink.total &+= $0 } }
    for handle in handles.dropLast() { handle.dispose() }
    return feed(subject, until: handles[999])
  } byHand: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    subject.observe { sink.total &+= $0 }
    return feed(subject)
  }

  static let tenObservers = Benchmark(
    "streams/subject-10", lowerBound: "a loop over ten closures"
  ) {
    let (subject, sink) = (PublishSubject<Int>(), Sink())
    let handles = CompositeDisposable()
    for _ in 0..<10 { handles.insert(subject.subscribe { sink.total &+= $0 }) }
    return feed(subject, until: handles)
  } byHand: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    for _ in 0..<10 { subject.observe { sink.total &+= $0 } }
    return feed(subject)
  }

  static let mapFilterMap = Benchmark(
    "streams/map-filter-map", lowerBound: "the three transforms in one closure"
  ) {
    let (subject, sink) = (PublishSubject<Int>(), Sink())
    let handle = subject.map { $0 &+ 1 }.filter { $0 & 1 >= 0 }.map { $0 &* 3 }
      .subscribe { sink.total &+= $0 }
    return feed(subject, until: handle)
  } byHand: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    subject.observe { element in
      let next = element &+ 1
      if next & 1 >= 0 { sink.total &+= next &* 3 }
    }
    return feed(subject)
  }

  static let scanDistinct = Benchmark(
    "streams/scan-distinct", lowerBound: "two variables in one closure"
  ) {
    let (subject, sink) = (PublishSubject<Int>(), Sink())
    let handle = subject.scan(0) { $0 &+ $1 }.distinctUntilChanged()
      .subscribe { sink.total &+= $0 }
    return feed(subject, until: handle)
  } byHand: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    let state = Variable((result: 0, last: -1))
    subject.observe { element in
      state.value.result &+= element
      if state.value.result != state.value.last {
        state.value.last = state.value.result
        sink.total &+= state.value.result
      }
    }
    return feed(subject)
  }

  static let behavior = Benchmark(
    "streams/behavior-1", lowerBound: "a variable and one closure"
  ) {
    let (subject, sink) = (BehaviorSubject<Int>(value: 0), Sink())
    let handle = subject.subscribe { sink.total &+= $0 }
    return feed(subject, until: handle)
  } byHand: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    let latest = Variable(0)
    subject.observe { element in
      latest.value = element
      sink.total &+= element
    }
    return feed(subject)
  }

  static let shareFour = Benchmark(
    "streams/share-replay-4", lowerBound: "a variable and four closures"
  ) {
    let (subject, sink) = (PublishSubject<Int>(), Sink())
    let shared = subject.map { $0 &+ 1 }.share(replay: 1)
    let handles = CompositeDisposable()
    for _ in 0..<4 { handles.insert(shared.subscribe { sink.total &+= $0 }) }
    return feed(subject, until: handles)
  } byHand: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    let (latest, shared) = (Variable(0), HandWrittenSubject<Int>())
    subject.observe { element in
      latest.value = element &+ 1
      shared.send(latest.value)
    }
    for _ in 0..<4 { shared.observe { sink.total &+= $0 } }
    return feed(subject)
  }

  @MainActor
  static func feed<Subject: SubjectType<Int>>(
    _ subject: Subject, until handle: any Disposable
  ) -> Benchmark.Body {
    { iterations in
      for index in 0..<iterations { subject.onNext(index) }
      withExtendedLifetime(handle) {}
    }
  }

  @MainActor
  static func feed(_ subject: HandWrittenSubject<Int>) -> Benchmark.Body {
    { iterations in for index in 0..<iterations { subject.send(index) } }
  }
}
