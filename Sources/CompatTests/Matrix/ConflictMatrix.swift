import DelegateBridge
import Streams

/// Every combination of parties and circumstances on one slot, with and without a bridge.
@MainActor
public struct ConflictMatrix {
  /// The cells, each of which runs on a host of its own.
  public let cells: [Cell]

  /// Makes the matrix of all built-in parties.
  public init() {
    self.init(hooks: Self.builtInHooks, reactive: ReactiveParticipant())
  }

  /// Makes the matrix of the ordered stacks of up to two of `hooks`, with and without `reactive`.
  init(hooks: [any Participant], reactive: any Participant) {
    var cells: [Cell] = []
    for stack in Self.stacks(of: hooks) {
      cells += Self.cells(of: stack, with: reactive)
      if !stack.isEmpty { cells += Self.cells(of: stack, with: nil) }
    }
    self.cells = cells
  }

  /// Runs all cells.
  public func run() -> MatrixReport {
    MatrixReport(cells.map { CellRun.result(of: $0) })
  }

  /// The trackers in their variants, and an app's own hook.
  static var builtInHooks: [any Participant] {
    typealias Behaviour = TrackingHook.Behaviour
    func tracker(_ name: String, _ change: (inout Behaviour) -> Void) -> TrackerParticipant {
      var behaviour = Behaviour()
      change(&behaviour)
      return TrackerParticipant("tracker:\(name)", behaviour)
    }
    return [
      tracker("marker") { _ in },
      tracker("type") { $0.recognition = .type },
      tracker("kind") { $0.recognition = .kind },
      tracker("retargeting") { $0.reusesProxy = true },
      tracker("unkept") { $0.retention = .none },
      ClientParticipant(),
    ]
  }

  private static func stacks(of hooks: [any Participant]) -> [[any Participant]] {
    var stacks: [[any Participant]] = [[]]
    stacks += hooks.map { [$0] }
    for first in hooks {
      stacks += hooks.filter { $0.name != first.name }.map { [first, $0] }
    }
    return stacks
  }

  private static func cells(
    of hooks: [any Participant], with reactive: (any Participant)?
  ) -> [Cell] {
    var cells: [Cell] = []
    for first in reactive == nil ? [.delegateFirst] : FirstComer.allCases {
      for hook in timings(of: hooks, with: reactive) {
        for getter in getters(of: hooks) {
          for slot in SlotOwnership.allCases {
            for observers in reactive == nil ? [0] : [1, 2] {
              cells += Strategy.allCases.map {
                Cell(
                  hooks: hooks, reactive: reactive, first: first, hook: hook, getter: getter,
                  slot: slot, observers: observers, strategy: $0)
              }
            }
          }
        }
      }
    }
    return cells
  }

  private static func timings(
    of hooks: [any Participant], with reactive: (any Participant)?
  ) -> [HookTiming] {
    if hooks.isEmpty { return [.beforeDelegate] }
    return reactive == nil ? [.beforeDelegate, .afterDelegate] : HookTiming.allCases
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
