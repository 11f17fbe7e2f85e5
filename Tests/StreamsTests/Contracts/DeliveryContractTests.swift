import Streams
import Testing

@Suite struct `Contracts of delivery` {
  @Test func `a subject fed while it emits queues`() {
    let subject = PublishSubject<Int>()
    var lines: [String] = []
    let handles = CompositeDisposable()
    handles.insert(
      subject.subscribe { element in
        lines.append("a\(element)")
        if element == 1 {
          subject.onNext(2)
          subject.onCompleted()
          subject.onNext(3)
        }
      })
    handles.insert(
      subject.subscribe(
        onNext: { lines.append("b\($0)") }, onCompleted: { lines.append("b completed") }))
    subject.onNext(1)
    #expect(lines == ["a1", "b1", "a2", "b2", "b completed"])
  }

  @Test func `an observer disposed during emission misses the current element`() {
    let subject = PublishSubject<Int>()
    defer { subject.onCompleted() }
    var got: [Int] = []
    let second = SerialDisposable()
    _ = subject.subscribe { _ in second.dispose() }
    second.disposable = subject.subscribe { got.append($0) }
    subject.onNext(1)
    subject.onNext(2)
    #expect(got == [])
  }

  @Test func `an observer added during emission starts with the next element`() {
    let subject = PublishSubject<Int>()
    defer { subject.onCompleted() }
    var got: [Int] = []
    _ = subject.subscribe { element in
      if element == 1 { _ = subject.subscribe { got.append($0) } }
    }
    subject.onNext(1)
    subject.onNext(2)
    #expect(got == [2])
  }

  @Test func `many observers added during emission keep their order`() {
    let subject = PublishSubject<Int>()
    defer { subject.onCompleted() }
    var got: [Int] = []
    _ = subject.subscribe { element in
      guard element == 0 else { return }
      for index in 0..<100 { _ = subject.subscribe { _ in got.append(index) } }
    }
    subject.onNext(0)
    subject.onNext(1)
    #expect(got == Array(0..<100))
  }

  @Test func `FR-44 a synchronous source stops at its first element`() {
    var (pulled, got) = (0, [Int]())
    let place = SerialDisposable()
    let source = Observable.from(
      (1...3).lazy.map { (element: Int) -> Int in
        pulled += 1
        return element
      })
    source.subscribe(
      into: place,
      onNext: { element in
        got.append(element)
        place.dispose()
      })
    #expect(got == [1])
    #expect(pulled == 1)
  }

  @Test func `FR-37 switch to a just, then take one, ends`() {
    let subject = PublishSubject<Int>()
    let history = History<Int>()
    history.subscribe(
      to: subject.flatMapLatest { Observable.just($0) }.take(1), into: SerialDisposable())
    subject.onNext(1)
    subject.onNext(2)
    #expect(history.lines == ["1", "completed", "disposed"])
    #expect(!subject.hasObservers)
  }

  @Test func `FR-37 subscribing again inside an observer`() {
    let subject = BehaviorSubject(value: 0)
    defer { subject.onCompleted() }
    var lines: [String] = []
    _ = subject.subscribe { outer in
      lines.append("outer \(outer)")
      if outer == 0 { _ = subject.subscribe { lines.append("inner \($0)") } }
    }
    subject.onNext(1)
    #expect(lines == ["outer 0", "inner 0", "outer 1", "inner 1"])
  }

  @Test func `nothing arrives after the end, also when the end itself feeds the source`() {
    let (source, stop) = (PublishSubject<Int>(), PublishSubject<Void>())
    var lines: [String] = []
    _ = source.take(until: stop).subscribe(
      onNext: { lines.append("\($0)") },
      onCompleted: {
        lines.append("completed")
        source.onNext(2)
      })
    source.onNext(1)
    stop.onNext(())
    #expect(lines == ["1", "completed"])
  }
}
