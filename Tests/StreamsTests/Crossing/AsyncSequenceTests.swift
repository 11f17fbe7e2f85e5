import Streams
import Testing

@MainActor
@Suite struct `A stream of an asynchronous sequence` {
  /// Counts up, belongs to one domain, and knows how often it was asked.
  final class Counter: AsyncSequence, AsyncIteratorProtocol {
    var asked = 0
    var end = Int.max
    var failure: (any Error)?

    func makeAsyncIterator() -> Counter { self }

    func next() async throws -> Int? { try await next(isolation: #isolation) }

    func next(isolation actor: isolated (any Actor)?) async throws -> Int? {
      if asked == end {
        if let failure { throw failure }
        return nil
      }
      asked += 1
      return asked
    }
  }

  private let counter = Counter()

  private func history(of stream: Observable<Int>) async -> [String] {
    let history = History<Int>()
    await history.follow(stream)
    return history.lines
  }

  @Test func `emits its elements and completes`() async {
    counter.end = 3
    #expect(await history(of: Observable(counter)) == ["1", "2", "3", "completed", "disposed"])
  }

  @Test func `fails with the error that it throws`() async {
    (counter.end, counter.failure) = (1, Failure.expected)
    #expect(await history(of: Observable(counter)) == ["1", "error(expected)", "disposed"])
  }

  @Test func `asks for no element that nobody wants`() async {
    #expect(await history(of: Observable(counter).take(2)) == ["1", "2", "completed", "disposed"])
    for _ in 0..<3 { await Task.yield() }
    #expect(counter.asked == 2)
  }

  @Test func `cancels its task when it is disposed of`() async {
    let (arrived, terminated) = (Gate(), Gate())
    let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.onTermination = { reason in
      if case .cancelled = reason { Task { @MainActor in terminated.open() } }
    }
    let (history, place) = (History<Int>(), SerialDisposable())
    history.afterEach = { _ in arrived.open() }
    history.subscribe(to: Observable(numbers), into: place)
    continuation.yield(1)
    await arrived.opened()
    place.dispose()
    continuation.yield(2)
    await terminated.opened()
    #expect(history.lines == ["1", "disposed"])
  }

  @Test func `delivers in the domain in which it was made`() async {
    let numbers = AsyncStream<Int> { continuation in
      Task.detached {
        for number in 1...100 { continuation.yield(number) }
        continuation.finish()
      }
    }
    let stream = Observable(numbers).do(onNext: { _ in MainActor.preconditionIsolated() })
    #expect(await history(of: stream).count == 102)
  }

  @Test func `gives back the values of a stream`() async {
    let values = Observable.from(1...3).values
    #expect(await history(of: Observable(values)) == ["1", "2", "3", "completed", "disposed"])
  }

  @Test func `that never rests leaves others a turn`() async {
    counter.end = 1_000
    let (history, ended) = (History<Int>(), Gate())
    history.afterEach = { if $0 == 1_002 { ended.open() } }
    history.subscribe(to: Observable(counter), into: SerialDisposable())
    #expect(await Task { counter.asked }.value < 1_000)
    await ended.opened()
    #expect(history.lines.count == 1_002)
  }
}
