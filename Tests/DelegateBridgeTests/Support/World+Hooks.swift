import Streams

@testable import CompatTests
@testable import DelegateBridge

extension World {
  /// Installs a tracking library of the world's kind, which can be taken off.
  func install(_ tracker: Step.TrackerName) -> InstalledHook {
    let (hostClass, name) = (hostClass, tracker.rawValue)
    let note: @MainActor () -> Void = { [journal] in journal.note(name) }
    switch trackerKind.mechanism(of: tracker) {
    case .wrapping(let behaviour):
      let hook = TrackingHook(
        on: hostClass, slot: .delegate, named: name, recording: TrackerKind.counted.map(\.message),
        behaviour: behaviour, marker: nil, passing: { _ in false }, makeName: nil)
      _ = hook.records.subscribe(onNext: { _ in note() })
      let putBack = {
        hook.exchangeSetter()
        if behaviour.unwrapsGetter { hook.exchangeGetter() }
      }
      putBack()
      return InstalledHook(remove: hook.remove, putBack: putBack)
    case .classSwapping:
      let hook = ClassSwappingTracker(on: hostClass, named: name) { _ in note() }
      hook.record(SlotHost.didSelect)
      hook.record(SlotHost.decide)
      return InstalledHook(remove: hook.remove)
    case .opaque(let swallowsQuestions):
      let hook = OpaqueHook(
        on: hostClass, named: name, swallowingQuestions: swallowsQuestions
      ) { _ in note() }
      return InstalledHook(remove: hook.remove)
    case .settingAgain(let isOpaque):
      let bridgeClass = ClientBridge.makeClass(counting: SlotHost.didSelect, note)
      for kind in TrackerKind.counted.subtracting([.required]) {
        bridgeClass.addMethod(
          kind.selector,
          kind.message.relay(by: ClientBridge.self, to: { $0.real }) { _ in note() })
      }
      let hook = SetterHook.clientBridge(
        of: bridgeClass, named: { name }, isOpaque: isOpaque, on: hostClass, in: .delegate)
      hook.exchange()
      return InstalledHook(remove: hook.remove)
    }
  }
}
