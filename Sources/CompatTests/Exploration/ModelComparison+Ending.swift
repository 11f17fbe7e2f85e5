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

  /// Compares what remains when the bridge is gone: everybody who is there gets everything once.
  private func sendWithoutBridge(at label: String) {
    expectSend(of: ScriptHost.didSelect, interruptedAfter: nil)
  }

  private func leaveHost(at label: String) {
    world.host.reactive.operationEnded()
    let probes = Probes(of: world)
    world.renewHost()
    expect(probes.survivors, is: [], "survivors", at: label)
  }
}
