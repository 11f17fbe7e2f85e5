import Streams

/// Tracking without a wrapper: the class of whatever is set is changed so that it counts selections.
@MainActor
final class ClassTracking {
  private let tally: Tally
  private var seen: [ObjectClass] = []

  init(countingIn tally: Tally) {
    self.tally = tally
  }

  /// Changes the class of `object`, once.
  func track(_ object: AnyObject) {
    if object is DeadObject { return }
    let type = ObjectClass.of(object)
    guard !seen.contains(where: { $0 === type }) else { return }
    seen.append(type)
    if let method = type.method(of: ScriptHost.didSelect.selector) {
      countCalls(of: method)
    } else {
      countForwarding(by: type)
    }
  }

  private func countCalls(of method: Method) {
    let original = method.implementation
    method.setImplementation(
      ScriptHost.didSelect.implementation { [tally] receiver, name, host in
        tally.count("trackFC")
        ScriptHost.didSelect.call(original, receiver, as: name, host)
      })
  }

  private func countForwarding(by type: ObjectClass) {
    let target = RootMessages.forwardingTarget
    type.addMethod(
      target.selector,
      target.implementation { [tally] _, _, selector in
        if selector == ScriptHost.didSelect.selector { tally.count("trackFC") }
        return nil
      })
  }
}
