import DelegateBridge
import Streams

/// Breaks the bridge in every known way, and looks whether cells of the matrix or scripts turn red.
///
/// A kit that passes a broken bridge proves nothing about a sound one.
@MainActor
public struct MutationCheck {
  private let cells: [Cell]

  /// How many cells, and how many scripts, are named for each fault.
  private static let namesEach = 5

  /// How many cells a broken bridge runs at most.
  private static let cellsEach = 150

  /// Makes a check that uses some of the bridged cells of a matrix, spread evenly: of those that a
  /// sound bridge passes.
  public init(_ matrix: ConflictMatrix = ConflictMatrix()) {
    let bridged = matrix.cells.filter { $0.strategy == .bridge }
    let step = max(1, bridged.count / Self.cellsEach)
    cells = stride(from: 0, to: bridged.count, by: step).map { bridged[$0] }
      .filter { CellRun.result(of: $0).pass }
  }

  /// Tries every fault.
  public func run() -> [MutationResult] {
    BridgeFault.allCases.map { fault in
      MutationResult(name: fault.rawValue, law: fault.law, byCells: red(fault))
    }
  }

  /// The first cells and scripts that turn red behind a bridge with a fault, or without one.
  func red(_ fault: BridgeFault?) -> [String] {
    let cells = cells.lazy.filter { !CellRun.result(of: $0, fault: fault).pass }.map(\.id)
    let scripts = Self.scripts.lazy.filter { script in
      !ScriptRun(script, fault: fault).lawViolations.isEmpty
    }.map(\.commandLine)
    return Array(cells.prefix(Self.namesEach)) + Array(scripts.prefix(Self.namesEach))
  }
}
