import CompatTests
import DelegateBridge
import Streams

struct PlayCounterParticipant: Participant {
  let name = "play counter"

  var conduct: Conduct {
    var wrapping = Wrapping()
    wrapping.behaviour.recognition = .type
    return .wraps(wrapping)
  }

  func install(in world: World) -> Participation {
    let (setter, key) = (world.slot.setter, AssociationKey("play counter"))
    let method = world.hostClass.method(of: setter.selector)
    let original = method?.implementation
    var plays = 0
    method?.setImplementation(
      setter.implementation { host, _, delegate in
        guard let host = host as? ProbeHost, let original else { return }
        guard let delegate, !(delegate is PlayCounter) else {
          return setter.call(original, host, delegate)
        }
        let counter = PlayCounter(around: delegate, counting: ProbeHost.didSelect.selector) {
          plays += 1
        }
        setter.call(original, host, counter)
        host[associated: key] = counter
      })
    return Participation(
      received: { [plays] },
      remove: { [weak method] in original.map { _ = method?.setImplementation($0) } })
  }
}
