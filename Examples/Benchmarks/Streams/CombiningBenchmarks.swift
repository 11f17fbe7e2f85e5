import Streams

/// What one element costs in operators with several sources.
enum CombiningBenchmarks {
  static let all = [mergeFour, combineLatest, flatMapJust, flatMapLatestJust, hotSwitch]

  static let mergeFour = Benchmark(
    "streams/merge-4", operations: 4, lowerBound: "one closure in four loops"
  ) {
    let (subjects, sink) = ((0..<4).map { _ in PublishSubject<Int>() }, Sink())
    let handle = Observable.merge(subjects.map { $0.asObservable() })
      .subscribe { sink.total &+= $0 }
    return { iterations in
      for index in 0..<iterations { for subject in subjects { subject.onNext(index) } }
      withExtendedLifetime(handle) {}
    }
  } byHand: {
    let (subjects, sink) = ((0..<4).map { _ in HandWrittenSubject<Int>() }, Sink())
    for subject in subjects { subject.observe { sink.total &+= $0 } }
    return { iterations in
      for index in 0..<iterations { for subject in subjects { subject.send(index) } }
    }
  }

  static let combineLatest = Benchmark(
    "streams/combine-latest-2", operations: 2,
    lowerBound: "two optional variables and two closures"
  ) {
    let (left, right, sink) = (PublishSubject<Int>(), PublishSubject<Int>(), Sink())
    let handle = Observable.combineLatest(left, right) { $0 &+ $1 }
      .subscribe { sink.total &+= $0 }
    return { iterations in
      for index in 0..<iterations {
        left.onNext(index)
        right.onNext(index)
      }
      withExtendedLifetime(handle) {}
    }
  } byHand: {
    let (left, right, sink) = (HandWrittenSubject<Int>(), HandWrittenSubject<Int>(), Sink())
    let (latestLeft, latestRight) = (Variable<Int?>(nil), Variable<Int?>(nil))
    left.observe { element in
      latestLeft.value = element
      if let other = latestRight.value { sink.total &+= element &+ other }
    }
    right.observe { element in
      latestRight.value = element
      if let other = latestLeft.value { sink.total &+= other &+ element }
    }
    return { iterations in
      for index in 0..<iterations {
        left.send(index)
        right.send(index)
      }
    }
  }

  static let flatMapJust = Benchmark(
    "streams/flat-map", lowerBound: "a loop over one closure"
  ) {
    let (subject, sink) = (PublishSubject<Int>(), Sink())
    let handle = subject.flatMap { Observable.just($0) }.subscribe { sink.total &+= $0 }
    return EmissionBenchmarks.feed(subject, until: handle)
  } byHand: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    subject.observe { sink.total &+= $0 }
    return EmissionBenchmarks.feed(subject)
  }

  static let flatMapLatestJust = Benchmark(
    "streams/flat-map-latest", lowerBound: "a loop over one closure"
  ) {
    let (subject, sink) = (PublishSubject<Int>(), Sink())
    let handle = subject.flatMapLatest { Observable.just($0) }.subscribe { sink.total &+= $0 }
    return EmissionBenchmarks.feed(subject, until: handle)
  } byHand: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    subject.observe { sink.total &+= $0 }
    return EmissionBenchmarks.feed(subject)
  }

  static let hotSwitch = Benchmark(
    "streams/hot-switch",
    lowerBound: "removing a closure and adding one, then two loops"
  ) {
    let (outer, sink) = (PublishSubject<Int>(), Sink())
    let inners = (0..<2).map { _ in PublishSubject<Int>() }
    let handle = outer.flatMapLatest { inners[$0] }.subscribe { sink.total &+= $0 }
    return { iterations in
      for index in 0..<iterations {
        outer.onNext(index & 1)
        inners[index & 1].onNext(index)
      }
      withExtendedLifetime(handle) {}
    }
  } byHand: {
    let (outer, current, sink) = (HandWrittenSubject<Int>(), Variable(0), Sink())
    let inners = (0..<2).map { _ in HandWrittenSubject<Int>() }
    inners[0].observe { _ in }
    outer.observe { index in
      inners[current.value].removeLast()
      current.value = index
      inners[index].observe { sink.total &+= $0 }
    }
    return { iterations in
      for index in 0..<iterations {
        outer.send(index & 1)
        inners[index & 1].send(index)
      }
    }
  }
}
