import Streams
import Testing

@Suite struct `Contracts of lifetime` {
  @Test func `an abandoned subject releases its observers`() {
    weak var probe: Probe?
    var subject: PublishSubject<Int>? = PublishSubject()
    do {
      let captured = Probe()
      probe = captured
      _ = subject?.map { $0 + 1 }.subscribe { _ in captured.touch() }
    }
    #expect(probe != nil)
    subject = nil
    #expect(probe == nil)
  }

  @Test func `a handle that outlives its subscription retains nothing`() {
    weak var probe: Probe?
    let subject = PublishSubject<Int>()
    let handle: any Disposable
    do {
      let captured = Probe()
      probe = captured
      handle = subject.filter { $0 > 0 }.subscribe { _ in captured.touch() }
    }
    handle.dispose()
    #expect(probe == nil)
    withExtendedLifetime(handle) {}
  }

  @Test func `an observer that disposes of itself is released after the element`() {
    weak var probe: Probe?
    let (subject, place) = (PublishSubject<Int>(), SerialDisposable())
    do {
      let captured = Probe()
      probe = captured
      place.disposable = subject.subscribe { _ in
        place.dispose()
        captured.touch()
      }
    }
    subject.onNext(1)
    #expect(probe == nil)
  }

  @Test func `a destructor that runs while a subscription is torn down may call back`() {
    let subject = PublishSubject<Int>()
    var got: [Int] = []
    _ = subject.subscribe { got.append($0) }
    let handle: any Disposable
    do {
      let captured = Probe()
      captured.onDeinit = {
        subject.onNext(7)
        for _ in 0..<20 { _ = subject.subscribe { got.append($0 * 10) } }
      }
      handle = subject.subscribe { _ in captured.touch() }
    }
    handle.dispose()
    subject.onNext(1)
    #expect(got == [7, 1] + Array(repeating: 10, count: 20))
  }

  @Test func `a destructor that runs during emission may call back`() {
    let (subject, place) = (PublishSubject<Int>(), SerialDisposable())
    var got: [Int] = []
    do {
      let captured = Probe()
      captured.onDeinit = { subject.onNext(2) }
      place.disposable = subject.subscribe { _ in
        captured.touch()
        place.dispose()
      }
    }
    _ = subject.subscribe { got.append($0) }
    subject.onNext(1)
    #expect(got == [1, 2])
  }

  @Test func `a subject that dies while it emits finishes the element`() {
    var subject: PublishSubject<Int>? = PublishSubject()
    var got: [Int] = []
    _ = subject?.subscribe { _ in subject = nil }
    _ = subject?.subscribe { got.append($0) }
    subject?.onNext(1)
    #expect(got == [1])
    #expect(subject == nil)
  }

  @Test func `observers attached and detached in any order keep the others' order`() {
    let subject = PublishSubject<Int>()
    var got: [Int] = []
    let handles = (0..<1_000).map { index in subject.subscribe { _ in got.append(index) } }
    for index in stride(from: 0, to: 1_000, by: 3) { handles[index].dispose() }
    for index in stride(from: 999, to: 0, by: -2) { handles[index].dispose() }
    _ = subject.subscribe { _ in got.append(1_000) }
    subject.onNext(0)
    #expect(got == (0..<1_000).filter { $0 % 3 != 0 && $0 % 2 == 0 } + [1_000])
  }

  @Test func `a destructor that removes observers while many leave loses none`() {
    let (subject, places) = (PublishSubject<Int>(), (0..<64).map { _ in SerialDisposable() })
    weak var probe: Probe?
    var got: [Int] = []
    for index in 0..<64 {
      let captured = Probe()
      if index == 3 { probe = captured }
      if index == 40 { captured.onDeinit = { places[3].dispose() } }
      places[index].disposable = subject.subscribe { element in
        captured.touch()
        if index == 0 { for place in places[4..<62] { place.dispose() } }
        if element == 1 { got.append(index) }
      }
    }
    subject.onNext(0)
    #expect(probe == nil)
    subject.onNext(1)
    #expect(got == [0, 1, 2, 62, 63])
    for place in places { place.dispose() }
    #expect(!subject.hasObservers)
  }

  @Test func `every subscription of an operator is released once`() {
    let scheduler = VirtualTimeScheduler()
    let outer = scheduler.hotObservable([.next(210, 0), .next(220, 1), .completed(230)])
    let inners = [
      scheduler.coldObservable([.next(5, "a"), .next(15, "b"), .completed(40)]),
      scheduler.coldObservable([.next(5, "c"), .completed(20)]),
    ]
    let observer = scheduler.start { outer.flatMapLatest { inners[$0] } }
    #expect(observer.events == [.next(215, "a"), .next(225, "c"), .completed(240)])
    #expect(outer.subscriptions == [.ticks(200, 230)])
    #expect(inners[0].subscriptions == [.ticks(210, 220)])
    #expect(inners[1].subscriptions == [.ticks(220, 240)])
  }
}
