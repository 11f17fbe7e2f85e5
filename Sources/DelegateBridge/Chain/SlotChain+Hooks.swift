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
    guard head == nil else { return keepAdoptedWrapper() }
    head = previous
    standAside(proceed)
  }

  /// Keeps a wrapper that was in the slot when the bridge came, where no hook has made it anew: then
  /// somebody set it, and it is the delegate.
  private func keepAdoptedWrapper() {
    guard let wrapper = adoptedWrapper else { return }
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
    bridge.renewPortClass()
    port.objectClass = bridge.portClass
    proceed(wrapper)
  }

  /// Puts what the hooks made of the port into the slot.
  func keep(_ object: AnyObject?) {
    wrappers = object.map { HookWrappers(from: $0, to: port) } ?? HookWrappers()
    head = wrappers.first ?? object
    if !wrappers.leadToPort { leaveOutWrappers() }
    storage.hold(head)
    if bridge.fault == .letsGoOfWrappers { letGoOfWrappers() }
  }

  /// Under ``BridgeFault/letsGoOfWrappers``, keeps only the port alive.
  private func letGoOfWrappers() {
    wrappers = HookWrappers()
    head = port
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

  /// Undoes what was set, because it did not arrive in the storage, and leaves the host alone from
  /// here on.
  private func standAside(_ proceed: (AnyObject?) -> Void) {
    isDiverted = true
    storage.keeper = nil
    proceed(logical.object)
    let name = Violation.name(of: host)
    Violation(
      .divertedAccessors, parties: [host, logical.object],
      detail:
        "what is set as '\(slot.name)' of \(name) does not arrive in its storage; the slot is left as it is"
    ).report()
  }

  /// Lets go of a slot whose bridge was removed: the slot goes back to what it would hold without.
  func dissolve() {
    guard let host, !isDissolving else { return }
    isDissolving = true
    settle()
    storage.keeper = nil
    host.associationWitnesses.removeAll { $0 === self }
    let current = parties.proxy(logical.object) ?? parties.proxies.first
    let remaining = current?.proxy ?? logical.object
    if let current { parties.setOutermost(current.proxy) }
    connectProxies()
    bridge.forget(host)
    if bridge.fault == .leavesSlotsBehind { return }
    storage.hold(remaining)
    if remaining == nil { storage.refreshClaims() }
    slot.set(remaining, of: host)
  }
}
