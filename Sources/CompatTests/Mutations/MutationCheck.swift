import DelegateBridge
import Streams

/// Breaks the bridge in every known way, and looks whether cells of the matrix or scripts turn red.
///
/// A kit that passes a broken bridge proves nothing about a sound one.
@MainActor
public struct MutationCheck {
  private let cells: [Cell]

  /// How many cells, and how many scripts, are named for each fault.
  private static let namesEach = 3

  /// How many cells of the core are used.
  private static let coreCells = 1000

  /// Makes a check that uses the bridged cells of a matrix: those that vary everything, and some of the
  /// core, spread evenly.
  public init(_ matrix: ConflictMatrix = ConflictMatrix()) {
    let bridged = matrix.cells.filter { $0.strategy == .bridge }
    let core = bridged.filter { $0.part == .core }
    let step = max(1, core.count / Self.coreCells)
    self.init(
      of: bridged.filter { $0.part == .covering }
        + stride(from: 0, to: core.count, by: step).map { core[$0] })
  }

  init(of cells: [Cell]) {
    self.cells = cells
  }

  /// Tries every fault.
  public func run() -> [MutationResult] {
    BridgeFault.allCases.map { fault in
      MutationResult(name: fault.rawValue, law: fault.law, byCells: red(fault))
    }
  }

  /// The first cells and scripts that turn red behind a bridge with a fault, and are not red anyway.
  func red(_ fault: BridgeFault) -> [String] {
    let cells = cells.lazy.filter {
      !CellRun.result(of: $0, fault: fault).pass && CellRun.result(of: $0).pass
    }.map(\.id)
    let scripts = Self.scripts.lazy.filter { script in
      !ScriptRun(script, fault: fault).lawViolations.isEmpty
    }.map(\.commandLine)
    // A script is looked for only where no cell is found: cells say more.
    let names = Array(cells.prefix(Self.namesEach))
    return names.isEmpty ? Array(scripts.prefix(Self.namesEach)) : names
  }
}
