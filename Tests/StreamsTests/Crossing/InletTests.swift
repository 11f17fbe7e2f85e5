import Streams
import Testing

@MainActor
@Suite struct `An inlet` {
  private let history = History<Int>()
  private let subject = PublishSubject<Int>()

  init() {
    history.subscribe(to: subject, into: SerialDisposable())
  }

  /// Waits for the end of the subject.
  private func untilEnded() async {
    await withCheckedContinuation { ended in
      _ = subject.subscribe(onDisposed: { ended.resume() })
    }
  }

  @Test func `takes elements from many threads and delivers each thread's in their order`() async {
    var received: [[Int]] = Array(repeating: [], count: 8)
    let pairs = PublishSubject<(Int, Int)>()
    await withCheckedContinuation { ended in
      _ = pairs.subscribe(
        onNext: { received[$0].append($1) }, onDisposed: { ended.resume() })
      let inlet = Inlet(into: pairs)
      for producer in 0..<8 {
        Task.detached { for number in 0..<500 { inlet.push((producer, number)) } }
      }
    }
    #expect(received == Array(repeating: Array(0..<500), count: 8))
  }

  @Test func `delivers in its domain, first in, first out, and never during a push`() async {
    let inlet = Inlet(into: subject)
    _ = subject.subscribe(onNext: { _ in MainActor.preconditionIsolated() })
    for number in 1...3 { inlet.push(number) }
    #expect(history.lines == [])
    inlet.finish()
    inlet.push(4)
    await untilEnded()
    #expect(history.lines == ["1", "2", "3", "completed", "disposed"])
  }

  @Test func `takes what its own observers push meanwhile, after what waits`() async {
    let inlet = Inlet(into: subject)
    _ = subject.subscribe(onNext: {
      if $0 == 1 { inlet.push(10) }
      if $0 == 10 { inlet.finish() }
    })
    inlet.push(1)
    inlet.push(2)
    await untilEnded()
    #expect(history.lines == ["1", "2", "10", "completed", "disposed"])
  }

  @Test func `passes a failure on after what waits`() async {
    let inlet = Inlet(into: subject)
    inlet.on(.next(1))
    inlet.on(.error(Failure.expected))
    await untilEnded()
    #expect(history.lines == ["1", "error(expected)", "disposed"])
  }

  @Test func `finishes when nobody holds it any more`() async {
    Inlet(into: subject).push(1)
    await untilEnded()
    #expect(history.lines == ["1", "completed", "disposed"])
  }

  @Test func `bounded to the newest elements drops the oldest, and says so`() async {
    let inlet = Inlet(into: subject, bufferingPolicy: .bufferingNewest(2))
    let answers = (1...4).map { describe(inlet.push($0)) }
    #expect(answers == ["room for 1", "room for 0", "dropped 1", "dropped 2"])
    inlet.finish()
    await untilEnded()
    #expect(history.lines == ["3", "4", "completed", "disposed"])
  }

  @Test func `bounded to the oldest elements drops the newest, and says so`() async {
    let inlet = Inlet(into: subject, bufferingPolicy: .bufferingOldest(2))
    let answers = (1...4).map { describe(inlet.push($0)) }
    #expect(answers == ["room for 1", "room for 0", "dropped 3", "dropped 4"])
    inlet.finish()
    await untilEnded()
    #expect(history.lines == ["1", "2", "completed", "disposed"])
  }

  @Test func `that is cancelled lets go of its observer, without what waits and without an end`()
    async
  {
    weak var probe: PublishSubject<Int>?
    var place: Inlet<Int>?
    await withCheckedContinuation { released in
      let target = PublishSubject<Int>()
      probe = target
      // Goes with the target: a subject that is released disposes of its observers.
      _ = target.subscribe(
        onNext: { _ in Issue.record("delivered after cancellation") },
        onCompleted: { Issue.record("ended by cancellation") },
        onDisposed: { released.resume() })
      let inlet = Inlet(into: target)
      inlet.push(1)
      inlet.cancel()
      #expect(describe(inlet.push(2)) == "terminated")
      place = inlet
    }
    #expect(probe == nil)
    withExtendedLifetime(place) {}
  }

  @Test func `that is cancelled from elsewhere at any moment never ends its stream`() async {
    let history = History<Int>()
    for _ in 0..<200 {
      await withCheckedContinuation { released in
        let target = PublishSubject<Int>()
        _ = target.subscribe(
          onCompleted: { history.note("completed") }, onDisposed: { released.resume() })
        let inlet = Inlet(into: target)
        Task.detached {
          inlet.push(1)
          inlet.cancel()
        }
      }
    }
    #expect(history.lines == [])
  }

  @Test func `that is cancelled during a delivery delivers nothing more`() async {
    let inlet = Inlet(into: subject)
    await withCheckedContinuation { cancelled in
      _ = subject.subscribe(onNext: { _ in
        inlet.cancel()
        cancelled.resume()
      })
      for number in 1...3 { inlet.push(number) }
    }
    for _ in 0..<3 { await Task.yield() }
    #expect(history.lines == ["1"])
  }

  @Test func `into the observer of a made stream ends with its subscription`() async {
    var inlets: [Inlet<Int>] = []
    let stream = Observable<Int>.create { observer in
      let inlet = Inlet(into: observer)
      inlets.append(inlet)
      for number in 1...3 { inlet.push(number) }
      return Disposables.create()
    }
    let taken = History<Int>()
    await taken.follow(stream.take(2))
    #expect(taken.lines == ["1", "2", "completed", "disposed"])
    #expect(describe(inlets[0].push(4)) == "terminated")
  }

  @Test func `into a stream that was disposed of before is cancelled at once`() {
    let place = SerialDisposable()
    var answer: String?
    let stream = Observable<Int>.create { observer in
      place.dispose()
      answer = describe(Inlet(into: observer).push(1))
      return Disposables.create()
    }
    stream.subscribe(into: place, onNext: { _ in Issue.record("delivered") })
    #expect(answer == "terminated")
  }

  @Test func `that never runs dry leaves others a turn`() async {
    let inlet = Inlet(into: subject)
    for number in 0..<1_000 { inlet.push(number) }
    inlet.finish()
    let seen = await Task { history.lines.count }.value
    #expect(seen < 1_000)
    await untilEnded()
    #expect(history.lines.count == 1_002)
  }

  @Test func `releases what it feeds in the domain, also where its last owner is elsewhere`() async
  {
    await withCheckedContinuation { released in
      let probe = Probe()
      probe.onDeinit = {
        MainActor.preconditionIsolated()
        released.resume()
      }
      let target = PublishSubject<Int>()
      _ = target.subscribe(onNext: { _ in probe.touch() })
      let inlet = Inlet(into: target)
      Task.detached { inlet.push(1) }
    }
  }

  @Test func `of one domain takes the stream of another`() async {
    let station = Station()
    let inlet = Inlet(into: subject)
    Task { await station.send(1...3, to: inlet) }
    await untilEnded()
    #expect(history.lines == ["1", "2", "3", "completed", "disposed"])
  }

  private func describe(_ answer: Inlet<Int>.Continuation.YieldResult) -> String {
    switch answer {
    case .enqueued(let room): "room for \(room)"
    case .dropped(let element): "dropped \(element)"
    case .terminated: "terminated"
    @unknown default: "unknown"
    }
  }
}
