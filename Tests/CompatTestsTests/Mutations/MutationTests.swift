import DelegateBridge
import Testing

@testable import CompatTests

/// The kit has to notice every bridge that is broken on purpose, and to leave a sound one alone.
@MainActor
@Suite struct `Broken bridges` {
  @Test func `are all noticed, and each law has one`() {
    let results = MutationCheck().run()
    #expect(results.count == BridgeFault.allCases.count)
    let missed = results.filter { !$0.caught }.map(\.name)
    #expect(missed == [])
    #expect(Set(results.map(\.law)) == Set(1...16))
  }

  @Test func `are told apart from a sound one`() {
    #expect(MutationCheck().red(nil) == [])
  }
}
