import Streams
import Testing

@Suite struct `Documented traps` {
  @Test func `counts that make no sense`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).take(-1) }
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).takeLast(-1) }
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).element(at: -1) }
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).retry(0) }
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).repeat(-1) }
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).buffer(count: 0) }
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).window(count: 0) }
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).share(replay: -1) }
    await #expect(processExitsWith: .failure) {
      _ = Observable.just(Observable.just(1)).merge(maxConcurrent: 0)
    }
    await #expect(processExitsWith: .failure) { _ = ReplaySubject<Int>.create(bufferSize: -1) }
  }
}
