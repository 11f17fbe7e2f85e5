import Streams
import Testing

@testable import CompatTests
@testable import DelegateBridge

@MainActor
@Suite(.leavesNobody) struct `Hooks that set their wrapper through the public setter` {
  /// What the hook in the middle puts around what is set.
  private enum Wrapper: CaseIterable {
    /// It says what it wraps.
    case open

    /// It answers for itself what it takes.
    case closed

    /// It answers nothing about itself.
    case opaque
  }

  @Test func `whoever wraps twice because of them counts once, wherever it is among the hooks`() {
    var findings = Findings()
    for wrapper in Wrapper.allCases {
      for hooks in permutations(of: ["alpha", "beta", "again"]) {
        for recognition in TrackingHook.Recognition.allCases {
          for steps in permutations(of: [Step.set(.plain), .observe(.rx)]) {
            let slot = SlotKind.all[findings.checks % SlotKind.all.count]
            let world = World(slot)
            world.perform(.bridge)
            var removals: [() -> Void] = []
            for hook in hooks {
              removals.append(
                hook == "again"
                  ? setAgain(wrapper, world) : track(named: hook, recognition, world))
            }
            for step in steps { world.perform(step) }
            let text = "[\(slot)] \(wrapper), \(hooks), \(recognition), \(steps)"
            check(world, hooks, &findings, text)
            world.perform(.set(.table), .setNil, .set(.plain))
            check(world, hooks, &findings, "\(text), set again")
            for (hook, remove) in zip(hooks, removals).reversed() {
              world.recording { remove() }
              let remaining = hooks.prefix { $0 != hook }
              check(world, Array(remaining), &findings, "\(text), without \(hook)")
            }
            findings.check(world.violations, is: [], text)
          }
        }
      }
    }
    findings.verify()
  }

  private func check(_ world: World, _ hooks: [String], _ findings: inout Findings, _ text: String)
  {
    let wanted = (world.model.deliveries(of: .required) + hooks).map { "\($0) 1" }
    world.recording { world.journal.sending(1) { _ = world.host.send(.required, 1) } }
    findings.check(world.journal.drain().sorted(), is: wanted.sorted(), text)
  }

  private func track(
    named name: String, _ recognition: TrackingHook.Recognition, _ world: World
  ) -> () -> Void {
    var behaviour = TrackingHook.Behaviour()
    behaviour.recognition = recognition
    let hook = TrackingHook(
      on: world.hostClass, slot: .delegate, named: name, recording: [SlotHost.didSelect],
      behaviour: behaviour, marker: nil, passing: { _ in false }, makeName: nil)
    hook.exchangeSetter()
    let journal = world.journal
    _ = hook.records.subscribe(onNext: { _ in journal.note(name) })
    return hook.remove
  }

  private func setAgain(_ wrapper: Wrapper, _ world: World) -> () -> Void {
    let note: @MainActor () -> Void = { [journal = world.journal] in journal.note("again") }
    let hook: SetterHook
    switch wrapper {
    case .open, .closed:
      hook = SetterHook.clientBridge(
        of: ClientBridge.makeClass(counting: SlotHost.didSelect, note), named: { "again" },
        isOpaque: wrapper == .closed, on: world.hostClass, in: .delegate)
    case .opaque:
      let key = AssociationKey("again")
      var isSetting = false
      hook = SetterHook("again", on: world.hostClass, in: .delegate) { host, object, original in
        guard let object, !isSetting else { return original(object) }
        let forwarder = OpaqueForwarder(
          to: object, objectClass: OpaqueForwarder.classObject, swallowingQuestions: false
        ) { selector in
          if selector == SlotHost.didSelect.selector { note() }
        }
        host[associated: key] = forwarder
        isSetting = true
        DelegateSlot.delegate.set(forwarder, of: host)
        isSetting = false
      }
    }
    hook.exchange()
    return hook.remove
  }
}
