import DelegateBridge
import Streams

extension ModelComparison {
  func finish(at label: String) {
    for message in ScriptHost.messages {
      let claim = world.host.storage.claims(message.selector)
      expect(claim, is: model.claims(message), "claim of \(message.selector)", at: label)
    }
    sendEverything(at: label)
    expect(bystander.complaints(model), is: [], "another host", at: label)
    world.removeBridge()
    sendWithoutBridge(at: label)
    leaveHost(at: label)
  }

  private func sendEverything(at label: String) {
    for message in ScriptHost.messages {
      expectSend(of: message, interruptedAfter: nil)
      checkSend(world.host.send(message), at: label)
      _ = world.tally.drain()
    }
  }

  /// Compares what remains without the bridge: everybody who is there gets everything once.
  ///
  /// A tracker that nobody keeps does not stay, nor does a delegate that the bridge held for the slot.
  private func sendWithoutBridge(at label: String) {
    let isKept = model.trackers.isEmpty || !world.script.options.contains(.trackersNotKept)
    guard isKept, !model.delegateIsHeldBySlot else { return }
    _ = world.host.send(ScriptHost.didSelect)
    let found = world.tally.log.map { String($0.prefix { $0 != "#" }) }.sorted()
    _ = world.tally.drain()
    let wanted = model.deliveries(of: ScriptHost.didSelect).sorted()
    expect(found, is: wanted, "who got a message without the bridge", at: label)
  }

  private func leaveHost(at label: String) {
    world.host.reactive.operationEnded()
    // A host that holds itself dies never.
    if model.occupant == .host { world.delegate = nil }
    let probes = Probes(of: world)
    world.renewHost()
    expect(probes.survivors, is: [], "survivors", at: label)
  }
}
