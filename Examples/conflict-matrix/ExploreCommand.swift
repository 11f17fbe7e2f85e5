import CompatTests
import ConflictMatrixTool
import Foundation

/// Scratch.
struct ExploreCommand: Command {
  static let usage = "--explore"
  static func parse(_ words: [String]) throws -> (any Command)? {
    words.first == "--explore" ? ExploreCommand(bound: Int(words[1])!, seed: UInt64(words[2])!, count: Int(words[3])!) : nil
  }
  let bound: Int
  let seed: UInt64
  let count: Int
  func run() -> Int32 {
    let clock = ContinuousClock()
    print(clock.measure { print(Exhaustion(bound: bound).run()) })
    print(clock.measure { for f in RandomWalks(seed: seed, count: count, length: Int(CommandLine.arguments[5])!).run().failures { print(f) } })
    if bound == 0 { print(clock.measure { for m in MutationCheck().run() { print(m.law, m.name, m.caught, m.byCells.count, m.byCells.prefix(7)) } }) }
    return 0
  }
}
