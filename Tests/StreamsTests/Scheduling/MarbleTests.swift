import Streams
import Testing

@Suite struct `Marbles` {
  @Test func `a drawing is a history`() {
    #expect(
      [Recorded<String>].marbles("-a-(bc)- d|")
        == [.next(1, "a"), .next(3, "b"), .next(3, "c"), .next(5, "d"), .completed(6)])
    #expect([Recorded<String>].marbles("-(a#)") == [.next(1, "a"), .error(1, MarbleError())])
  }

  @Test func `values, start and frame can be chosen`() {
    #expect(
      [Recorded<Int>].marbles(
        "a-b", values: ["a": 1, "b": 2], from: .seconds(5), frame: .seconds(10))
        == [.next(5, 1), .next(25, 2)])
  }

  @Test func `input and expected history are drawn alike`() {
    let scheduler = VirtualTimeScheduler()
    let source = scheduler.coldObservable(.marbles("-a-bb-c|"))
    let observer = scheduler.start(subscribed: .zero) {
      source.distinctUntilChanged().map { $0.uppercased() }
    }
    #expect(observer.events == .marbles("-A-B--C|"))
  }

  @Test func `a drawing that makes no sense traps`() async {
    await #expect(processExitsWith: .failure) { _ = [Recorded<String>].marbles("-(a") }
    await #expect(processExitsWith: .failure) { _ = [Recorded<String>].marbles("-a)") }
    await #expect(processExitsWith: .failure) { _ = [Recorded<String>].marbles("|a") }
    await #expect(processExitsWith: .failure) { _ = [Recorded<String>].marbles("((a))") }
    await #expect(processExitsWith: .failure) { _ = [Recorded<Int>].marbles("a", values: [:]) }
  }
}
