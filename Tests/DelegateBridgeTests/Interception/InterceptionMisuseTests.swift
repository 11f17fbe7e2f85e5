import DelegateBridge
import Streams
import Testing

@MainActor
@Suite(.serialized) struct `Hooks that misuse the original` {
  private let recorder = ViolationRecorder()

  @Test func `a hook that forgets the original is reported`() {
    let hook = Interception.install(on: Dial.self, Knob.turn, owner: "careless") { _, _, _ in }
    #expect(recording { Dial().turned() } == [])
    #expect(recorder.violations.map(\.kind) == [.originalDropped])
    #expect(recorder.violations.first?.parties == ["careless", "Dial"])
    #expect(recorder.violations.first?.message == Knob.turn.selector)
    hook.remove()
  }

  @Test func `a hook that runs the original twice is reported, and it runs once`() {
    let hook = Interception.install(on: Dial.self, Knob.turn, owner: "eager") { _, proceed, count in
      proceed(count)
      proceed(count + 1)
    }
    #expect(recording { Dial().turned() } == ["turn 1"])
    #expect(recorder.violations.map(\.kind) == [.originalRepeated])
    hook.remove()
  }

  @Test func `a hook that asks twice has the first answer twice`() {
    let hook = Interception.install(on: Dial.self, Knob.position, owner: "eager") {
      (_: Dial, proceed: (Int) -> Int?, scale: Int) -> Int? in
      (proceed(scale) ?? 0) + (proceed(scale * 100) ?? 0)
    }
    #expect(recording { Knob.position.send(to: Dial(), 1) } == 20)
    #expect(recorder.violations.map(\.kind) == [.originalRepeated])
    hook.remove()
  }

  @Test func `a hook that decides may leave the original out`() {
    let hook = Interception.install(
      on: Dial.self, Knob.turn, owner: "decider", passing: .atMostOnce
    ) { _, proceed, count in
      if count > 1 { proceed(count) }
    }
    #expect(recording { Dial().turned(1) } == [])
    #expect(recording { Dial().turned(2) } == ["turn 2"])
    #expect(recorder.violations == [])
    hook.remove()
  }

  @Test func `a hook that decides may answer itself, and is reported where nobody does`() {
    let hook = Interception.install(
      on: Dial.self, Knob.position, owner: "decider", passing: .atMostOnce
    ) { _, proceed, scale in
      switch scale {
      case 0: nil
      case 1: 99
      default: proceed(scale)
      }
    }
    #expect(recording { Knob.position.send(to: Dial(), 2) } == 20)
    #expect(recording { Knob.position.send(to: Dial(), 1) } == 99)
    #expect(recorder.violations == [])
    #expect(recording { Knob.position.send(to: Dial(), 0) } == -1)
    #expect(recorder.violations.map(\.kind) == [.originalDropped])
    hook.remove()
  }

  @Test func `a hook that repeats may run the original any number of times`() {
    let hook = Interception.install(
      on: Dial.self, Knob.turn, owner: "repeater", passing: .anyNumber
    ) { _, proceed, count in
      for number in 0..<count { proceed(number) }
    }
    #expect(recording { Dial().turned(3) } == ["turn 0", "turn 1", "turn 2"])
    #expect(recording { Dial().turned(0) } == [])
    #expect(recorder.violations == [])
    hook.remove()
  }

  @Test func `a hook that sends the message again without end is cut and reported`() {
    let hook = Interception.install(on: Dial.self, Knob.turn, owner: "ring") {
      dial, proceed, count in
      Knob.turn.send(to: dial, count + 1)
      proceed(count)
    }
    let log = recording { Dial().turned() }
    #expect(log.contains("turn 1"))
    #expect(recorder.violations.map(\.kind) == [.forwardingCycle])
    #expect(recorder.violations.first?.parties == ["Dial"])
    hook.remove()
    #expect(Dial().turned() == ["turn 1"])
  }

  @Test func `a hook that sends the message again, and ends, is right`() {
    let hook = Interception.install(on: Dial.self, Knob.turn, owner: "countdown") {
      dial, proceed, count in
      if count > 1 { Knob.turn.send(to: dial, count - 1) }
      proceed(count)
    }
    #expect(recording { Dial().turned(3) } == ["turn 1", "turn 2", "turn 3"])
    #expect(recorder.violations == [])
    hook.remove()
  }

  @Test func `a violation of a hook stops a debug build`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Interception.install(on: Dial.self, Knob.turn, owner: "careless") { _, _, _ in }
        ViolationHandler.with(.trap) { _ = Dial().turned() }
      }
    }
  }

  private func recording<Result>(_ body: () -> Result) -> Result {
    ViolationHandler.with(.record(into: recorder), body)
  }
}
