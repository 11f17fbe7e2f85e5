import Streams
import Testing

/// Hierarchy × who implements the method × who is hooked × how × which class is called, compared with
/// a model of the Objective-C runtime.
@MainActor
@Suite struct `Exchanging methods` {
  @Test(arguments: HookKind.allCases)
  func `one hook of each kind, on each class, does what the runtime does`(kind: HookKind) {
    var situations = 0
    var failures: [String] = []
    for hierarchy in Hierarchy.all {
      for own in implementers(of: hierarchy) {
        for hooked in hierarchy.parents.indices {
          situations += 1
          compare(hierarchy, own, [(hooked, kind)], &failures)
        }
      }
    }
    #expect(situations >= 150)
    #expect(failures == [])
  }

  @Test(arguments: HookKind.allCases, HookKind.allCases)
  func `two hooks, in both orders, do what the runtime does`(first: HookKind, second: HookKind) {
    var failures: [String] = []
    for hierarchy in Hierarchy.all {
      for own in implementers(of: hierarchy) where own[0] == .plain {
        for firstHooked in hierarchy.parents.indices {
          for secondHooked in hierarchy.parents.indices {
            let hooks = [(firstHooked, first), (secondHooked, second)]
            compare(hierarchy, own, hooks, &failures)
          }
        }
      }
    }
    #expect(failures.count == 0, "\(failures.prefix(3))")
  }

  private func compare(
    _ hierarchy: Hierarchy, _ own: [OwnMethod], _ hooks: [(Int, HookKind)],
    _ failures: inout [String]
  ) {
    let model = ExchangeModel(hierarchy, own: own)
    let subject = ExchangeSubject(hierarchy, own: own)
    for (number, hook) in hooks.enumerated() {
      // Look-ups before the hook fill the caches that it has to invalidate.
      for index in hierarchy.parents.indices { _ = subject.send(index) }
      if model.hook(hook.0, hook.1, number: number) {
        subject.hook(hook.0, hook.1, number: number)
      }
    }
    for index in hierarchy.parents.indices {
      model.send(index, "poke")
      let (expected, found) = (model.drain(), subject.send(index))
      if found != expected {
        let situation = "\(hierarchy) \(own), \(hooks), sent to \(hierarchy.name(index))"
        failures.append("\(situation): expected \(expected), found \(found)")
      }
    }
  }

  /// All ways in which classes of the hierarchy can implement the method, where at least one does.
  private func implementers(of hierarchy: Hierarchy) -> [[OwnMethod]] {
    hierarchy.parents.reduce([[]]) { combinations, _ in
      combinations.flatMap { combination in OwnMethod.allCases.map { combination + [$0] } }
    }
    .filter { own in own.contains { $0 != .none } && own[0] != .callingSuper }
  }
}
