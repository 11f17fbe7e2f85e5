import Streams

/// Writes down what happens while a script runs: who is asked and what the answer is, who sets what,
/// who counts.
///
/// Lines are indented by who was under way when they were written.
@MainActor
final class ScriptTrace {
  private(set) var lines: [String] = []
  private var depth = 0

  /// Watches a world.
  init(of world: ScriptWorld) {
    world.tally.onCount = { [unowned self] in note("\($0) counts") }
    watchSlot(of: world.host.objectClass)
    let parties =
      [world.host.reactive.proxyClass, world.broadcastClass]
      + [world.app2, world.library].map(\.objectClass)
    for type in parties + world.hooks.wrapperClasses { watchQuestions(to: type) }
  }

  func note(_ text: String) {
    lines.append(String(repeating: "  ", count: min(depth, 20)) + text)
  }

  /// Takes the lines that have been written since the last time.
  func drain() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Writes what begins, everything that happens meanwhile below it, and the result behind it.
  private func record<Result>(
    _ text: String, _ work: () -> Result, result: (Result) -> String
  ) -> Result {
    let index = lines.count
    note(text)
    depth += 1
    let value = work()
    depth -= 1
    lines[index] += result(value)
    return value
  }

  // MARK: What is watched

  /// Watches the questions that instances of a class are asked.
  private func watchQuestions(to type: ObjectClass) {
    let responds = RootMessages.responds
    watch(responds.selector, of: type) { original in
      responds.implementation { [unowned self] receiver, name, selector in
        record("\(Violation.name(of: receiver)) takes \(ScriptHost.name(of: selector))?") {
          responds.call(original, receiver, as: name, selector)
        } result: {
          $0 ? " yes" : " no"
        }
      }
    }
  }

  /// Watches how the slot of hosts of a class is set, through all hooks, and read.
  private func watchSlot(of type: ObjectClass) {
    let getter = ScriptHost.delegateSlot.getter
    let setter = ScriptHost.delegateSlot.setter
    watch(getter.selector, of: type) { original in
      getter.implementation { [unowned self] receiver, name in
        record("read") {
          getter.call(original, receiver, as: name)
        } result: {
          ": \(Violation.name(of: $0))"
        }
      }
    }
    for selector in [setter.selector] + ScriptHooks.setters {
      watch(selector, of: type) { original in
        setter.implementation { [unowned self] receiver, name, object in
          record("\(selector)\(Violation.name(of: object))") {
            setter.call(original, receiver, as: name, object)
          } result: { _ in
            ""
          }
        }
      }
    }
  }

  private func watch(
    _ selector: Selector, of type: ObjectClass,
    _ wrap: @escaping @MainActor (Implementation) -> Implementation
  ) {
    let layer = InterceptionLayer { original, _ in
      guard let original else {
        preconditionFailure("questions and accessors always have an implementation")
      }
      return wrap(original)
    }
    type.addLayer(layer, around: selector)
  }
}
