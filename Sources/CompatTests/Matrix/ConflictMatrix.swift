import Streams

/// Every combination of parties and circumstances on one slot, without a bridge, with each of the
/// known remedies, and with the bridge.
@MainActor
public struct ConflictMatrix {
  /// The cells, each of which runs on a host of its own.
  public let cells: [Cell]

  /// Makes a matrix of parties: the ordered stacks of up to two that hook the setter, alone and with
  /// each one that takes the slot.
  ///
  /// - Parameter participants: The parties; names must differ.
  public init(_ participants: [any Participant] = builtIn) {
    let hooks = participants.filter { !$0.takesSlot }
    let takers = participants.filter(\.takesSlot).map { Optional($0) }
    cells = Self.stacks(of: hooks).flatMap { stack in
      (takers + (stack.isEmpty ? [] : [nil])).flatMap { Self.cells(of: stack, with: $0) }
    }
  }

  private init(cells: [Cell]) {
    self.cells = cells
  }

  /// The matrix of those cells that meet all conditions.
  public func filtered(by filters: [CellFilter]) -> ConflictMatrix {
    ConflictMatrix(cells: cells.filter { cell in filters.allSatisfy { $0.isMet(by: cell) } })
  }

  /// Runs all cells.
  public func run() -> MatrixReport {
    MatrixReport(cells.map { CellRun.result(of: $0) })
  }

  private static func stacks(of hooks: [any Participant]) -> [[any Participant]] {
    let pairs = hooks.flatMap { first in
      hooks.filter { $0.name != first.name }.map { [first, $0] }
    }
    return [[]] + hooks.map { [$0] } + pairs
  }

  private static func cells(
    of hooks: [any Participant], with taker: (any Participant)?
  ) -> [Cell] {
    var cells: [Cell] = []
    for first in taker == nil ? [.delegateFirst] : FirstComer.allCases {
      for hook in timings(of: hooks, with: taker) {
        for getter in getters(of: hooks) {
          for slot in SlotOwnership.allCases {
            for uses in taker == nil ? [0] : [1, 2] {
              cells += Strategy.allCases.map {
                Cell(
                  hooks: hooks, taker: taker, first: first, hook: hook, getter: getter, slot: slot,
                  uses: uses, strategy: $0)
              }
            }
          }
        }
      }
    }
    return cells
  }

  private static func timings(
    of hooks: [any Participant], with taker: (any Participant)?
  ) -> [HookTiming] {
    if hooks.isEmpty { return [.beforeDelegate] }
    return taker == nil ? [.beforeDelegate, .afterDelegate] : HookTiming.allCases
  }

  /// The getter styles that make a difference to one of the parties.
  private static func getters(of hooks: [any Participant]) -> [GetterStyle] {
    let makesDifference = hooks.contains { hook in
      let conducts = GetterStyle.allCases.map { hook.adapted(to: .none, getter: $0).conduct }
      return Set(conducts).count > 1
    }
    return makesDifference ? GetterStyle.allCases : [.raw]
  }
}
