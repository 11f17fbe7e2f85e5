import Streams

/// What one element costs in operators with several sources.
enum CombiningBenchmarks {
  static let all = [mergeFour, combineLatest, flatMapJust, flatMapLatestJust, hotSwitch]

  static let mergeFour = Benchmark("merge of four", operations: 4, target: 334) {
    let (subjects, sink) = ((0..<4).map { _ in PublishSubject<Int>() }, Sink())
    let handle = Observable.merge(subjects.map { $0.asObservable() })
      .subscribe { sink.total &+= $0 }
    return { iterations in
      for index in 0..<iterations { for subject in subjects { subject.onNext(index) } }
      withExtendedLifetime(handle) {}
    }
  } lowerBound: {
    let (subjects, sink) = ((0..<4).map { _ in HandWrittenSubject<Int>() }, Sink())
    for subject in subjects { subject.observe { sink.total &+= $0 } }
    return { iterations in
      for index in 0..<iterations { for subject in subjects { subject.send(index) } }
    }
  }

  static let combineLatest = Benchmark("combineLatest", operations: 2, target: 406) {
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
  } lowerBound: {
    let (left, right, sink) = (HandWrittenSubject<Int>(), HandWrittenSubject<Int>(), Sink())
    var (a, b): (Int?, Int?) = (nil, nil)
    left.observe { element in
      a = element
      if let b { sink.total &+= element &+ b }
    }
    right.observe { element in
      b = element
      if let a { sink.total &+= a &+ element }
    }
    return { iterations in
      for index in 0..<iterations {
        left.send(index)
        right.send(index)
      }
    }
  }

  static let flatMapJust = Benchmark("flatMap(just)", target: 843) {
    let (subject, sink) = (PublishSubject<Int>(), Sink())
    let handle = subject.flatMap { Observable.just($0) }.subscribe { sink.total &+= $0 }
    return EmissionBenchmarks.feed(subject, until: handle)
  } lowerBound: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    subject.observe { sink.total &+= $0 }
    return EmissionBenchmarks.feed(subject)
  }

  static let flatMapLatestJust = Benchmark("flatMapLatest(just)", target: 939) {
    let (subject, sink) = (PublishSubject<Int>(), Sink())
    let handle = subject.flatMapLatest { Observable.just($0) }.subscribe { sink.total &+= $0 }
    return EmissionBenchmarks.feed(subject, until: handle)
  } lowerBound: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    subject.observe { sink.total &+= $0 }
    return EmissionBenchmarks.feed(subject)
  }

  static let hotSwitch = Benchmark("switch to a hot inner and one element", target: 3_000) {
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
  } lowerBound: {
    let (outer, sink) = (HandWrittenSubject<Int>(), Sink())
    let inners = (0..<2).map { _ in HandWrittenSubject<Int>() }
    for inner in inners { inner.observe { _ in } }
    outer.observe { index in
      inners[1 - index].removeLast()
      inners[index].observe { sink.total &+= $0 }
    }
    inners[1].observe { _ in }
    return { iterations in
      for index in 0..<iterations {
        outer.send(index & 1)
        inners[index & 1].send(index)
      }
    }
  }
}
