import Streams

extension LawModel {
  /// Whether somebody would handle a message.
  @MainActor
  func claims(_ message: any AnyMessage) -> Bool {
    delegateTakes(message) || message.isNotification && !observers(of: message).isEmpty
  }

  /// What the model claims of the messages for which hosts ask beforehand.
  @MainActor
  var claimsBeforehand: [Bool] {
    ScriptHost.messages.filter { ScriptHost.askedBeforehand.contains($0.selector) }.map(claims)
  }

  /// Who gets a message, each once, in the order of the onion: trackers in the order in which their
  /// hooks were exchanged, reactive proxies by name, the delegate, and a proxy that tells its observers
  /// last.
  @MainActor
  func deliveries(of message: any AnyMessage) -> [String] {
    guard claims(message) else { return [] }
    let isSelection = message.selector == ScriptHost.didSelect.selector
    let counting = isSelection ? trackerNames : []
    let delegate = delegateTakes(message) ? (delegate == .app ? ["app"] : ["app2"]) : []
    let observers = observers(of: message)
    let last = observers.filter { $0 == ForeignLibrary.forwardee.name }
    return counting + observers.filter { !last.contains($0) } + delegate + last
  }

  /// The trackers, in the order in which they count.
  var trackerNames: [String] { trackers.map { $0 == .hookA ? "trackA" : "trackB" } }

  /// The answers that a message gets.
  @MainActor
  func answers(to message: any AnyMessage) -> [String] {
    switch message.selector {
    case ScriptHost.height.selector: [delegateTakes(message) ? "44" : "-1"]
    case ScriptHost.decide.selector: delegateTakes(message) ? ["true"] : []
    default: []
    }
  }

  /// Who observes a message, by the names of the libraries.
  @MainActor
  func observers(of message: any AnyMessage) -> [String] {
    var names: [String] = []
    if isObservedAgain, message.selector == ScriptHost.didSelect.selector {
      let tellsLast = script.options.contains(.secondLibraryTellsLast)
      names.append((tellsLast ? ForeignLibrary.forwardee : .publisher).name)
    }
    if observed.contains(message.selector) { names.append("rx") }
    return names
  }

  @MainActor
  private func delegateTakes(_ message: any AnyMessage) -> Bool {
    guard let delegate else { return false }
    let differ = script.options.contains(.delegatesDiffer)
    switch message.selector {
    case ScriptHost.didSelect.selector: return true
    case ScriptHost.willDisplay.selector: return script.options.contains(.appTakesDisplay)
    case ScriptHost.height.selector: return !differ || delegate == .app
    case ScriptHost.decide.selector: return differ && delegate == .app
    default: return differ && delegate == .app2
    }
  }
}
