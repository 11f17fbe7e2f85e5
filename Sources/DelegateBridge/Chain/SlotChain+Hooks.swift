import Streams

extension SlotChain {
  /// Sends the port through the setter hooks, where they have not seen it yet.
  func passThroughHooks(_ proceed: (AnyObject?) -> Void) {
    guard isInhabited, passedVersion != bridge.hookVersion else { return }
    if bridge.fault == .overlooksLateHooks, passedVersion != nil { return }
    passedVersion = bridge.hookVersion
    routes.forgetAll()
    port.objectClass = bridge.portClass
    let previous = head
    head = nil
    passes += 1
    proceed(port)
    passes -= 1
    if head != nil, bridge.fault == .letsGoOfWrappers || getterLeads(to: head) {
      return keepAdoptedWrapper()
    }
    head = head ?? previous
    if bridge.fault != .overlooksDiversions { standAside(proceed) }
  }

  /// Keeps a wrapper that was in the slot when the bridge came, where no hook has made it anew: then
  /// somebody set it, and it is the delegate.
  private func keepAdoptedWrapper() {
    guard !isAdopting, let wrapper = adoptedWrapper else { return }
    adoptedWrapper = nil
    guard !wrappers.contain(classOf: wrapper), Identity.of(wrapper) === logical.object,
      parties.proxy(logical.object) == nil
    else { return }
    logical = reference(to: wrapper)
    delegateReference = logical
    isUnsettled = true
  }

  /// Lets a hook that hands its wrapper to the public setter send that through the hooks outside
  /// once more.
  func passAgain(_ wrapper: AnyObject?, _ proceed: (AnyObject?) -> Void) {
    setAgain = wrapper
    bridge.renewPortClass()
    port.objectClass = bridge.portClass
    proceed(wrapper)
  }

  /// Puts what the hooks made of the port into the slot.
  func keep(_ object: AnyObject?) {
    wrappers = object.map { HookWrappers(from: $0, to: port) } ?? HookWrappers()
    layered = []
    lookBehindSilentWrapper()
    leaveOutRepeatedWrappers()
    answerForWrappers()
    head = wrappers.first ?? object
    if !wrappers.leadToPort { leaveOutWrappers() }
    storage.hold(head)
    // Whoever sent something while the hooks were at work got around them.
    routes.forgetAll()
    if bridge.fault == .letsGoOfWrappers { letGoOfWrappers() }
  }

  /// Under ``BridgeFault/letsGoOfWrappers``, keeps only the port alive.
  private func letGoOfWrappers() {
    wrappers = HookWrappers()
    head = port
  }

  /// Answers the questions that others ask of wrappers which swallow them: whoever wraps one would keep
  /// messages from it.
  private func answerForWrappers() {
    if bridge.fault == .leavesQuestionsOpen { return }
    for wrapper in wrappers.silentInside where !MessageObject.does(wrapper, wrap: port) {
      layered.append(LayeredWrapper(answeringFor: wrapper, with: port))
    }
  }

  private func lookBehindSilentWrapper() {
    guard wrappers.endSilently, let outermost = wrappers.first,
      bridge.fault != .overlooksHiddenWrappers
    else { return }
    wrappers.complete(with: port.trail(ofQuestionTo: outermost))
  }

  private func leaveOutRepeatedWrappers() {
    guard let wrapper = setAgain, let outermost = wrappers.first else { return }
    setAgain = nil
    if bridge.fault == .keepsRepeatedWrappers { return }
    // A question may be swallowed.
    if wrappers.endSilently { wrappers.complete(with: port.trail(ofMessageTo: outermost)) }
    layered = wrappers.leaveOutRepeated(
      around: wrapper, messages: storage.optionalMessages, port: port)
  }

  /// Leaves out what the hooks made of the port, because the port is not behind it: a wrapper has let
  /// go of it, or wraps another one that wraps it.
  private func leaveOutWrappers() {
    let names = wrappers.wrappers.map { Violation.name(of: $0) }
    wrappers = HookWrappers()
    head = port
    Violation(
      .wrappersLeadNowhere, parties: names,
      detail: "\(names.joined(separator: " → ")) does not lead to the delegate and is left out"
    ).report()
  }

  /// Lets go of a slot whose bridge was removed: the slot goes back to what it would hold without.
  func dissolve() {
    guard let host, !isDissolving else { return }
    isDissolving = true
    settle()
    let remaining = leave()
    bridge.forget(host)
    if bridge.fault == .leavesSlotsBehind { return }
    storage.hold(remaining)
    if remaining == nil { storage.refreshClaims() }
    slot.set(remaining, of: host)
    // Another bridge that takes over keeps who is behind the proxies.
    guard storage.keeper != nil, logical.object !== remaining else { return }
    slot.set(logical.object, of: host)
  }

  /// Looks after the slot no longer, and returns what it would hold if nobody had.
  func leave() -> AnyObject? {
    storage.keeper = nil
    host?.associationWitnesses.removeAll { $0 === self }
    let current = parties.proxy(logical.object) ?? parties.proxies.first
    if let current { parties.setOutermost(current.proxy) }
    connectProxies()
    return current?.proxy ?? logical.object
  }
}
