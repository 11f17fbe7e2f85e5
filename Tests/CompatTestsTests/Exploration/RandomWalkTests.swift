import DelegateBridge
import Foundation
import Streams
import Testing

@testable import CompatTests

/// Long scripts that nobody wrote; the environment's `WALK_SEED` makes others.
@MainActor
@Suite struct `Random walks of a script` {
  private static let seed: UInt64 =
    ProcessInfo.processInfo.environment["WALK_SEED"].flatMap(UInt64.init) ?? 20_261_130

  @Test func `break no law behind a bridge`() {
    print("random walks: WALK_SEED=\(Self.seed)")
    let report = RandomWalks(seed: Self.seed, count: 10, length: 1_000).run()
    #expect(report.operations == 10_000)
    #expect(report.violations == 0, "WALK_SEED=\(Self.seed): \(report.failures)")
  }

  @Test func `are the same for the same seed`() {
    var (first, second) = (RandomScripts(seed: 7), RandomScripts(seed: 7))
    var other = RandomScripts(seed: 8)
    let script = first.next(length: 50)
    #expect(script == second.next(length: 50))
    #expect(script != other.next(length: 50))
    #expect(LawModel.covers(script))
  }

  @Test func `that fail are shrunk to a script from which nothing can be left out`() throws {
    let report = RandomWalks(seed: 3, count: 3, length: 200, fault: .keepsDelegatesAlive).run()
    #expect(report.violations > 0)
    var scripts = RandomScripts(seed: 3)
    let walks = (0..<3).map { _ in scripts.next(length: 200) }
    let walk = try #require(walks.first { $0.breaksLaw(.keepsDelegatesAlive) })
    let fails: (Script) -> Bool = { script in
      MainActor.assumeIsolated { script.breaksLaw(.keepsDelegatesAlive) }
    }
    let shortest = ScriptShrinker(fails: fails).shrink(walk)
    #expect(fails(shortest))
    #expect(shortest.operations.count <= 4, "\(shortest)")
    for index in shortest.operations.indices {
      var operations = shortest.operations
      operations.remove(at: index)
      #expect(!fails(Script(operations, options: shortest.options, slot: shortest.slot)))
    }
  }

  @Test func `that fail are told as a command that runs them again`() throws {
    let report = RandomWalks(seed: 3, count: 3, length: 200, fault: .keepsDelegatesAlive).run()
    let failure = try #require(report.failures.first)
    let order = try #require(failure.split(separator: "\"").dropFirst().first)
    let script = try Script(order: String(order), slot: "weak")
    #expect(!script.operations.isEmpty)
    #expect(failure.hasPrefix("--run \"\(order)\""))
    #expect(failure.contains("--bridge: "))
  }

  @Test func `are shrunk by halves, and options that matter stay`() {
    let operations = Array(repeating: Script.Operation.pause, count: 500)
    let long = Script(
      operations + [.setApp] + operations + [.setNil] + operations,
      options: [.delegatesDiffer, .strongTargets])
    var tries = 0
    let shrinker = ScriptShrinker { script in
      tries += 1
      let places = [Script.Operation.setApp, .setNil].map { script.operations.firstIndex(of: $0) }
      guard let first = places[0], let second = places[1] else { return false }
      return first < second && script.options.contains(.strongTargets)
    }
    let shortest = shrinker.shrink(long)
    #expect(shortest == Script([.setApp, .setNil], options: [.strongTargets]))
    #expect(tries < 200, "\(tries)")
  }
}
