import Streams
import Testing

@Suite struct `Violations` {
  private func violation(_ number: Int) -> Violation {
    Violation(.forwardingCycle, parties: ["a", "b"], detail: "number \(number)")
  }

  @MainActor
  @Test func `from any thread become a stream of one domain`() async {
    let (violations, log) = (PublishSubject<Violation>(), History<String>())
    log.subscribe(to: violations.map(\.detail), into: SerialDisposable())
    await withCheckedContinuation { done in
      _ = violations.skip(9).subscribe(onNext: { _ in done.resume() })
      let handler = ViolationHandler.stream(into: Inlet(into: violations))
      ViolationHandler.$current.withValue(handler) {
        for number in 0..<10 { Task { violation(number).report() } }
      }
    }
    #expect(Set(log.lines).isSuperset(of: (0..<10).map { "number \($0)" }))
  }

  @Test func `are written as one line each`() {
    let log = ViolationLog()
    ViolationHandler.$current.withValue(.log(to: { log.append($0) })) { violation(1).report() }
    #expect(log.lines == ["violation: forwardingCycle [a, b]: number 1"])
  }
}
