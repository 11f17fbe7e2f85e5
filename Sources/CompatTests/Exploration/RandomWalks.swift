import DelegateBridge
import Streams

/// Long random scripts behind a bridge, each compared with the model of the laws and shrunk where it
/// breaks one.
@MainActor
public struct RandomWalks {
  /// What the random choices begin with.
  public let seed: UInt64

  /// How many scripts there are.
  public let count: Int

  /// How many operations each has.
  public let length: Int

  private let fault: BridgeFault?

  /// Makes random walks; the same seed makes the same ones.
  ///
  /// - Parameters:
  ///   - seed: What the random choices begin with.
  ///   - count: How many scripts there are.
  ///   - length: How many operations each has.
  public init(seed: UInt64, count: Int = 8, length: Int = 10_000) {
    self.init(seed: seed, count: count, length: length, fault: nil)
  }

  init(seed: UInt64, count: Int, length: Int, fault: BridgeFault?) {
    self.seed = seed
    self.count = count
    self.length = length
    self.fault = fault
  }

  /// Runs everything.
  public func run() -> RandomWalkReport {
    var generator = RandomScripts(seed: seed)
    let shrinker = ScriptShrinker { [fault] script in
      MainActor.assumeIsolated { script.breaksLaw(fault) }
    }
    var failures: [String] = []
    for _ in 0..<count {
      let script = generator.next(length: length)
      if script.breaksLaw(fault) { failures.append(shrinker.shrink(script).complaint(fault)) }
    }
    return RandomWalkReport(
      seed: seed, operations: count * length, violations: failures.count, failures: failures)
  }
}
