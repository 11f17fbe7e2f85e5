import DelegateBridge
import Streams
import Testing

@MainActor
@Suite(.leavesNobody) struct `Wrappers that do not lead to the delegate` {
  @Test func `are left out and reported, and the delegate hears all the same`() throws {
    let journal = Journal()
    let recorder = ViolationRecorder()
    let host = SlotHost()
    host.objectClass = SlotHost.makeClass()
    let app = PlainApp("app", journal)
    let setter = DelegateSlot.delegate.setter
    let method = try #require(host.objectClass.method(of: setter.selector))
    let original = method.implementation
    method.setImplementation(
      setter.implementation { host, name, object in
        setter.call(original, host, as: name, object.map { _ in DeadEnd() })
      })
    ViolationHandler.with(.record(into: recorder)) {
      let bridge = DelegateBridge.install(on: host.objectClass)
      host.delegate = app
      for row in 1...2 { host.delegateStorage.send(SlotHost.didSelect, host, row) }
      #expect(host.delegate === app)
      method.setImplementation(original)
      bridge.remove()
    }
    #expect(journal.drain() == ["app 1", "app 2"])
    #expect(recorder.violations.map(\.kind) == [.wrappersLeadNowhere])
    withExtendedLifetime(app) {}
  }
}

/// A wrapper that has let go of what it wraps.
private final class DeadEnd: MessageProxy, ForwardingParty {
  let forwardingParties: [AnyObject] = []

  func intercepts(_ selector: Selector) -> Bool { true }
}
