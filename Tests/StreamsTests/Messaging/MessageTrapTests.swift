import Streams
import Testing

@Suite struct `Traps of messages` {
  @Test func `a name that is declared with another type stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Message<Void, Int>("declared twice")
        _ = Message<Void, String>("declared twice")
      }
    }
  }

  @Test func `a name that is declared again with the same type does not`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        _ = Message<Void, Int>("declared twice")
        _ = Message<Void, Int>("declared twice")
      }
    }
  }
}
