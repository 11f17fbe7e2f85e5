import Streams

/// All short scripts that can be made of a few phrases, without those in which something is done that
/// can do nothing, and those that differ from another one only in the names of the trackers.
struct ScriptSpace {
  /// The phrases; each counts as one operation.
  let phrases: [[Script.Operation]]

  /// Runs `body` with every sequence of up to `bound` phrases, and how many fewer it has.
  func forEach(upTo bound: Int, _ body: ([Script.Operation], _ rest: Int) -> Void) {
    extend([], State(), by: bound, body)
  }

  private func extend(
    _ sequence: [Script.Operation], _ state: State, by count: Int,
    _ body: ([Script.Operation], Int) -> Void
  ) {
    body(sequence, count)
    guard count > 0 else { return }
    for phrase in phrases {
      var next = state
      guard phrase.allSatisfy({ next.follow($0) }) else { continue }
      extend(sequence + phrase, next, by: count - 1, body)
    }
  }

  /// What decides which operations make sense next.
  private struct State {
    private var exchanges = LawModel.Exchanges()
    private var hasHookedA = false
    private var isObserved = false
    private var isObservedAgain = false
    private var isReleased = false

    /// Follows an operation, unless it can do nothing, or does what another one does.
    mutating func follow(_ operation: Script.Operation) -> Bool {
      switch operation {
      case .hookA: hasHookedA = true
      case .hookB: if !hasHookedA { return false }
      case .observeSelection, .observeScrolling, .observeHeights, .observeShaking:
        isObserved = true
      case .observeSelectionAgain: isObservedAgain = true
      case .stopObserving: return isObserved
      case .stopObservingAgain: return isObservedAgain
      case .setApp: return !isReleased
      case .releaseApp:
        defer { isReleased = true }
        return !isReleased
      case .renewHost: isReleased = false
      default: break
      }
      return exchanges.follow(operation)
    }
  }
}
