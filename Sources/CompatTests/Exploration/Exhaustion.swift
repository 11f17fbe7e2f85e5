import DelegateBridge
import Streams

/// Runs all short scripts behind a bridge and compares each with the model of the laws.
///
/// There are three situations, which differ in how the slot holds its object and in some habits of the
/// parties. The longest scripts, which are nearly all, take turns in them; every other one runs in each.
@MainActor
public struct Exhaustion {
  /// How many operations the longest scripts have; one that happens while a message is on its way
  /// counts together with the message.
  public let bound: Int

  private let fault: BridgeFault?

  /// Makes an exhaustion.
  ///
  /// - Parameter bound: How many operations the longest scripts have.
  public init(bound: Int = Self.usualBound) {
    self.init(bound: bound, fault: nil)
  }

  init(bound: Int, fault: BridgeFault?) {
    self.bound = bound
    self.fault = fault
  }

  /// The longest bound that leaves a run of the whole kit under a minute.
  public static let usualBound = 4

  static let space = ScriptSpace(phrases: [
    [.hookA], [.hookB], [.setApp], [.setApp2], [.setNil], [.setHost], [.setRelay], [.releaseApp],
    [.proxy], [.observeSelection], [.stopObserving], [.observeSelectionAgain],
    [.stopObservingAgain], [.select], [.renewHost],
    [.afterFirst, .setApp2, .select], [.afterFirst, .setNil, .select],
    [.afterFirst, .stopObserving, .select], [.afterFirst, .observeSelectionAgain, .select],
  ])

  /// How the slot holds delegates, with what else differs.
  static let situations: [(slot: SlotOwnership, options: Set<Script.Option>)] = [
    (.weak, [.delegatesDiffer]), (.unsafe, [.trackersNotKept, .ignoresSameObject]),
    (.strong, [.delegatesDiffer, .uncachedClaims, .secondLibraryTellsLast]),
  ]

  /// Runs everything.
  public func run() -> ExhaustionReport {
    var sequences = 0
    var failures: [Script] = []
    Self.space.forEach(upTo: bound) { operations, rest in
      let scripts = Self.scripts(of: operations)
      let turn = scripts[sequences % scripts.count]
      for script in rest == 0 ? [turn] : scripts where script.breaksLaw(fault) {
        failures.append(script)
      }
      sequences += 1
    }
    return ExhaustionReport(
      bound: bound, sequences: sequences, violations: failures.count,
      failures: failures.prefix(10).map { $0.complaint(fault) })
  }

  /// The script of a sequence in each situation of which the model knows everything.
  static func scripts(of operations: [Script.Operation]) -> [Script] {
    situations.map { Script(operations, options: $0.options, slot: $0.slot) }
      .filter(LawModel.covers)
  }
}
