import Streams
import Synchronization
import Testing

/// A clock that stands still until somebody sleeps, and then jumps.
private final class JumpingClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let time = Mutex(Instant(offset: .zero))

  var now: Instant { time.withLock { $0 } }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    time.withLock { $0 = max($0, deadline) }
  }
}

@globalActor private actor Elsewhere {
  static let shared = Elsewhere()
}

@Suite struct `Schedulers` {
  @Test func `the immediate one runs everything at once`() {
    var log: [Int] = []
    _ = ImmediateScheduler().schedule(after: .seconds(9)) { log.append(1) }
    #expect(log == [1])
    #expect(
      Observable.from(1...3).delay(.seconds(1), scheduler: ImmediateScheduler()).history() == [
        "1", "2", "3", "completed", "disposed",
      ])
  }

  @Test func `the trampoline runs nothing inside something else`() {
    let scheduler = TrampolineScheduler()
    var log: [String] = []
    _ = scheduler.schedule(after: .zero) {
      log.append("a begins")
      _ = scheduler.schedule(after: .seconds(2)) { log.append("c") }
      _ = scheduler.schedule(after: .seconds(1)) { log.append("b") }
      scheduler.schedule(after: .seconds(1)) { log.append("never") }.dispose()
      log.append("a ends")
    }
    #expect(log == ["a begins", "a ends", "b", "c"])
    #expect(scheduler.now == .seconds(2))
    #expect(
      Observable<Int>.interval(.seconds(1), scheduler: scheduler).take(100_000).count().history()
        == [
          "100000", "completed", "disposed",
        ])
  }

  @MainActor
  @Test func `on the main actor, equal due times run first in, first out`() async {
    let scheduler = ActorScheduler(clock: JumpingClock())
    let log = await withCheckedContinuation { continuation in
      var log: [Int] = []
      for index in 0..<100 {
        _ = scheduler.schedule(after: .seconds(1)) {
          MainActor.assertIsolated()
          log.append(index)
        }
      }
      _ = scheduler.schedule(after: .seconds(2)) { continuation.resume(returning: log) }
      _ = scheduler.schedule(after: .zero) { log.append(-1) }
      scheduler.schedule(after: .zero) { log.append(-2) }.dispose()
      log.append(-3)
    }
    #expect(log == [-3, -1] + Array(0..<100))
  }

  @Elsewhere
  @Test func `another global actor has a scheduler too`() async {
    let scheduler = ActorScheduler(clock: JumpingClock())
    let place = SerialDisposable()
    let got = await withCheckedContinuation { continuation in
      var got: [String] = []
      Observable<Int>.interval(.seconds(1), scheduler: scheduler).take(3)
        .timestamp(scheduler)
        .subscribe(
          into: place,
          onNext: {
            Elsewhere.shared.assertIsolated()
            got.append("\($0.element) at \($0.time)")
          },
          onCompleted: { continuation.resume(returning: got) })
    }
    #expect(got == ["0 at 1.0 seconds", "1 at 2.0 seconds", "2 at 3.0 seconds"])
  }

  @Test func `any actor has a scheduler, which may be released while something is due`() async {
    actor Worker {
      private var log: [Int] = []

      func work() async -> [Int] {
        let scheduler = ActorScheduler(clock: JumpingClock())
        return await withCheckedContinuation { continuation in
          _ = scheduler.schedule(after: .seconds(1)) { [self] in
            assertIsolated()
            log.append(1)
            continuation.resume(returning: log)
          }
        }
      }

      func leave() { _ = ActorScheduler(clock: JumpingClock()).schedule(after: .seconds(1)) {} }
    }
    let worker = Worker()
    #expect(await worker.work() == [1])
    await worker.leave()
  }

  @MainActor
  @Test func `the main scheduler debounces a view model's input`() async {
    let query = PublishSubject<String>()
    let place = SerialDisposable()
    let got = await withCheckedContinuation { continuation in
      query.debounce(.nanoseconds(1), scheduler: MainScheduler.instance).first()
        .subscribe(into: place, onNext: { continuation.resume(returning: $0) })
      query.onNext("a")
      query.onNext("ab")
    }
    #expect(got == "ab")
  }
}
