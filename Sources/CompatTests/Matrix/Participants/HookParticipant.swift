import DelegateBridge
import Streams

/// A hook on the setter that is no tracking library of the common kind.
struct HookParticipant: Participant {
  let name: String
  let conduct: Conduct
  private let hook: @MainActor (_ name: String, World) -> Participation

  func install(in world: World) -> Participation { hook(name, world) }

  /// Puts whatever is set into a class that counts.
  static let classSwapping = HookParticipant(name: "swapping", conduct: .instruments(.objects)) {
    name, world in
    let tracker = ClassSwappingTracker(on: world.hostClass, in: world.slot, named: name)
    tracker.record(ProbeHost.didSelect)
    return Participation(
      received: { [tracker.count(of: ProbeHost.didSelect)] }, remove: tracker.remove)
  }

  /// Wraps whatever is set in a forwarder that answers nothing about itself.
  static let opaque = HookParticipant(name: "opaque", conduct: .wraps(.blind)) { name, world in
    OpaqueHook(on: world.hostClass, in: world.slot, named: name).participation
  }

  /// Wraps whatever is set in a forwarder that lets no question about itself through.
  static let mute = HookParticipant(name: "mute", conduct: .wraps(.mute)) { name, world in
    OpaqueHook(
      on: world.hostClass, in: world.slot, named: name, swallowingQuestions: true
    ).participation
  }
}

extension OpaqueHook {
  fileprivate var participation: Participation {
    Participation(
      received: { [self.passed[ProbeHost.didSelect.selector, default: 0]] }, remove: remove)
  }
}

extension Wrapping {
  fileprivate static var blind: Wrapping {
    var wrapping = Wrapping(isBlind: true)
    wrapping.behaviour.recognition = .type
    wrapping.behaviour.retention = .latestEarly
    return wrapping
  }

  fileprivate static var mute: Wrapping {
    var wrapping = blind
    wrapping.swallowsQuestions = true
    return wrapping
  }
}
