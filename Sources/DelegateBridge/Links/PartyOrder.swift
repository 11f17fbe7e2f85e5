import Streams

/// In which order the parties behind the port get a message.
///
/// Links come before reactive proxies, those of one kind in the order of their names: the same for
/// the same parties, whoever came first. Stated constraints go before that.
@MainActor
struct PartyOrder {
  /// One party is to get messages before another.
  struct Constraint {
    let outer: any Any.Type
    let inner: any Any.Type
  }

  private var constraints: [Constraint] = []

  /// What is broken on purpose.
  var fault: BridgeFault?

  /// States that parties of class `outer` get messages before those of class `inner`.
  ///
  /// - Returns: False where that contradicts what was stated before; nothing changes then.
  mutating func place(_ outer: any Any.Type, before inner: any Any.Type) -> Bool {
    guard outer != inner, !leads(from: inner, to: outer) else { return false }
    constraints.append(Constraint(outer: outer, inner: inner))
    return true
  }

  /// Adds the statements of `other`, except those that contradict what was stated here.
  mutating func add(those other: PartyOrder) {
    for constraint in other.constraints { _ = place(constraint.outer, before: constraint.inner) }
  }

  /// The parties in order: by rank, except where constraints say otherwise.
  ///
  /// - Complexity: O(*n*² · constraints) in the number of parties on one slot.
  func sorted(_ parties: [AnyObject]) -> [AnyObject] {
    var waiting =
      fault == .ordersByArrival ? parties : parties.sorted { rank($0) < rank($1) }
    var result: [AnyObject] = []
    while let index = waiting.firstIndex(where: { candidate in
      !waiting.contains { $0 !== candidate && mustPrecede($0, candidate) }
    }) {
      result.append(waiting.remove(at: index))
    }
    return result
  }

  private func rank(_ party: AnyObject) -> (Int, String) {
    (party is ChainLink ? 0 : 1, Violation.name(of: party))
  }

  private func mustPrecede(_ outer: AnyObject, _ inner: AnyObject) -> Bool {
    constraints.contains { type(of: outer) == $0.outer && type(of: inner) == $0.inner }
  }

  private func leads(from start: any Any.Type, to end: any Any.Type) -> Bool {
    constraints.contains {
      $0.outer == start && ($0.inner == end || leads(from: $0.inner, to: end))
    }
  }
}
