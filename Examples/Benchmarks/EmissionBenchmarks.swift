import Streams

/// What one element costs on its way from a subject to its observers.
enum EmissionBenchmarks {
  static let all = [oneObserver, tenObservers, mapFilterMap, scanDistinct, behavior, shareFour]

  static let oneObserver = Benchmark("one observer", target: 87) {
    let (subject, sink) = (PublishSubject<Int>(), Sink())
    let handle = subject.subscribe { sink.total &+= $0 }
    return feed(subject, until: handle)
  } lowerBound: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    subject.observe { sink.total &+= $0 }
    return feed(subject)
  }

  static let tenObservers = Benchmark("ten observers", target: 327) {
    let (subject, sink) = (PublishSubject<Int>(), Sink())
    let handles = CompositeDisposable()
    for _ in 0..<10 { handles.insert(subject.subscribe { sink.total &+= $0 }) }
    return feed(subject, until: handles)
  } lowerBound: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    for _ in 0..<10 { subject.observe { sink.total &+= $0 } }
    return feed(subject)
  }

  static let mapFilterMap = Benchmark("map-filter-map", target: 196) {
    let (subject, sink) = (PublishSubject<Int>(), Sink())
    let handle = subject.map { $0 &+ 1 }.filter { $0 & 1 >= 0 }.map { $0 &* 3 }
      .subscribe { sink.total &+= $0 }
    return feed(subject, until: handle)
  } lowerBound: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    subject.observe { element in
      let next = element &+ 1
      if next & 1 >= 0 { sink.total &+= next &* 3 }
    }
    return feed(subject)
  }

  static let scanDistinct = Benchmark("scan + distinct", target: 499) {
    let (subject, sink) = (PublishSubject<Int>(), Sink())
    let handle = subject.scan(0) { $0 &+ $1 }.distinctUntilChanged()
      .subscribe { sink.total &+= $0 }
    return feed(subject, until: handle)
  } lowerBound: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    var (result, last) = (0, -1)
    subject.observe { element in
      result &+= element
      if result != last {
        last = result
        sink.total &+= result
      }
    }
    return feed(subject)
  }

  static let behavior = Benchmark("behavior", target: 265) {
    let (subject, sink) = (BehaviorSubject<Int>(value: 0), Sink())
    let handle = subject.subscribe { sink.total &+= $0 }
    return feed(subject, until: handle)
  } lowerBound: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    var value = 0
    subject.observe { value = $0 }
    subject.observe { _ in sink.total &+= value }
    return feed(subject)
  }

  static let shareFour = Benchmark("share(replay: 1) to four", target: 949) {
    let (subject, sink) = (PublishSubject<Int>(), Sink())
    let shared = subject.map { $0 &+ 1 }.share(replay: 1)
    let handles = CompositeDisposable()
    for _ in 0..<4 { handles.insert(shared.subscribe { sink.total &+= $0 }) }
    return feed(subject, until: handles)
  } lowerBound: {
    let (subject, sink) = (HandWrittenSubject<Int>(), Sink())
    var value = 0
    subject.observe { value = $0 &+ 1 }
    for _ in 0..<4 { subject.observe { _ in sink.total &+= value } }
    return feed(subject)
  }

  static func feed<Subject: SubjectType<Int>>(
    _ subject: Subject, until handle: any Disposable
  ) -> (Int) -> Void {
    { iterations in
      for index in 0..<iterations { subject.onNext(index) }
      withExtendedLifetime(handle) {}
    }
  }

  static func feed(_ subject: HandWrittenSubject<Int>) -> (Int) -> Void {
    { iterations in for index in 0..<iterations { subject.send(index) } }
  }
}
