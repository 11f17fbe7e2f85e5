import Streams
import Testing

@Suite struct `Debugging a stream` {
  @Test func `writes down subscription, events and end`() {
    var lines: [String] = []
    let subject = PublishSubject<Int>()
    let first = subject.debug("a", to: { lines.append($0) }).subscribe(onNext: { _ in })
    subject.onNext(1)
    first.dispose()
    _ = subject.debug("b", to: { lines.append($0) }).subscribe(onNext: { _ in })
    subject.onError(Failure.expected)
    _ = Observable<Int>.empty().debug("c", to: { lines.append($0) }).subscribe()
    #expect(
      lines == [
        "a -> subscribed", "a -> next(1)", "a -> disposed",
        "b -> subscribed", "b -> error(expected)", "b -> disposed",
        "c -> subscribed", "c -> completed", "c -> disposed",
      ])
  }

  @Test func `names the place where no identifier was given`() {
    var lines: [String] = []
    let line = #line + 1
    let handle = Observable<Int>.never().debug(to: { lines.append($0) }).subscribe()
    handle.dispose()
    let name = "StreamsTests/DebugTests.swift:\(line)"
    #expect(lines == ["\(name) -> subscribed", "\(name) -> disposed"])
  }

  @Test func `changes nothing of the stream`() {
    Battery { $0.debug("stream", to: { _ in }) }
    Battery { $0.assertSerialDelivery() }
  }
}
