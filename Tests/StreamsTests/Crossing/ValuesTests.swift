import Streams
import Testing

@MainActor
@Suite struct `The values of a stream` {
  private let subject = PublishSubject<Int>()

  private func collect(_ values: AsyncThrowingStream<Int, any Error>) async -> [String] {
    var lines: [String] = []
    do {
      for try await value in values { lines.append("\(value)") }
    } catch {
      lines.append("error(\(error))")
    }
    return lines
  }

  @Test func `are those after the subscription, up to the end`() async {
    subject.onNext(0)
    let values = subject.values
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    #expect(await collect(values) == ["1", "2"])
    #expect(await collect(subject.values) == [])
  }

  @Test func `end with the error of the stream, after what waits`() async {
    let values = subject.values
    subject.onNext(1)
    subject.onError(Failure.expected)
    #expect(await collect(values) == ["1", "error(expected)"])
  }

  @Test func `come from a synchronous source`() async {
    #expect(await collect(Observable.from(1...3).values) == ["1", "2", "3"])
  }

  @Test func `come one by one as they are sent`() async throws {
    var iterator = subject.values.makeAsyncIterator()
    for number in 1...3 {
      Task { subject.onNext(number) }
      #expect(try await iterator.next(isolation: #isolation) == number)
    }
  }

  @Test func `bounded to the newest drop the oldest, and report them`() async {
    var dropped: [Int] = []
    let values = subject.values(bufferingPolicy: .bufferingNewest(2)) { dropped.append($0) }
    for number in 1...5 { subject.onNext(number) }
    subject.onCompleted()
    #expect(await collect(values) == ["4", "5"])
    #expect(dropped == [1, 2, 3])
  }

  @Test func `bounded to the oldest drop the newest, and report them`() async {
    var dropped: [Int] = []
    let values = subject.values(bufferingPolicy: .bufferingOldest(2)) { dropped.append($0) }
    for number in 1...5 { subject.onNext(number) }
    subject.onCompleted()
    #expect(await collect(values) == ["1", "2"])
    #expect(dropped == [3, 4, 5])
  }

  @Test(arguments: [0, 5])
  func `end when their task is cancelled, which disposes of the subscription`(turns: Int) async {
    let disposed = Gate()
    let values = subject.do(onDispose: {
      MainActor.preconditionIsolated()
      disposed.open()
    }).values
    let task = Task { await collect(values) }
    for _ in 0..<turns { await Task.yield() }
    task.cancel()
    #expect(await task.value == [])
    await disposed.opened()
    #expect(!subject.hasObservers)
  }

  @Test func `that nobody holds any more dispose of the subscription`() async {
    let disposed = Gate()
    _ = subject.do(onDispose: { disposed.open() }).values
    await disposed.opened()
    #expect(!subject.hasObservers)
  }

  @Test func `that were left early dispose of the subscription`() async throws {
    let disposed = Gate()
    for try await _ in subject.startWith(1).do(onDispose: { disposed.open() }).values { break }
    await disposed.opened()
    #expect(!subject.hasObservers)
  }

  @Test func `end when the source is released`() async {
    func abandoned() -> AsyncThrowingStream<Int, any Error> {
      let source = PublishSubject<Int>()
      defer { source.onNext(1) }
      return source.values
    }
    #expect(await collect(abandoned()) == ["1"])
  }
}
