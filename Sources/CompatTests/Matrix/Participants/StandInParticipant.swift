import DelegateBridge
import Streams

/// Something that the app sets as its delegate, and that passes on to the delegate that the app had
/// so far.
struct StandInParticipant: Participant {
  let name: String
  let conduct: Conduct
  private let put: @MainActor (_ name: String, World, Counter) -> () -> Void

  func install(in world: World) -> Participation {
    let counter = Counter()
    let remove = put(name, world, counter)
    return Participation(
      received: { [counter.value] }, identity: { [weak world] in world?.delegate }, remove: remove)
  }

  /// A forwarder that somebody wrote by hand, with a method for the event and no others.
  static let byHand = StandInParticipant(
    name: "hand", conduct: .standsIn(StandIn(passesOnEverything: false))
  ) { name, world, counter in
    let forwarder = HandWritten(name, counter)
    return world.stand(forwarder) { [weak forwarder] in forwarder?.next = $0 }
  }

  /// The host, as its own delegate.
  static let host = StandInParticipant(
    name: "host", conduct: .standsIn(StandIn(passesOnEverything: false, isHost: true))
  ) { _, world, counter in
    let next = SlotStorage(.weak)
    world.hostClass.replaceMethod(
      ProbeHost.didSelect.selector,
      ProbeHost.didSelect.implementation { _, _, host, item in
        counter.count()
        if let next = next.object { ProbeHost.didSelect.send(to: next, host, item) }
      })
    return world.stand(world.host, relink: next.write)
  }

  /// A broadcast to the app's delegate and to a library, which is denied a message that both take.
  static let broadcast = StandInParticipant(
    name: "broadcast",
    conduct: .standsIn(StandIn(passesOnEverything: true, takesQuestion: true))
  ) { name, world, counter in
    let library = ListLibrary(counter)
    let broadcast = Broadcast(to: [library], named: name)
    broadcast.objectClass = Broadcast.classObject.makeSubclass(named: name)
    broadcast.deny(ProbeHost.height, to: library)
    broadcast[associated: AssociationKey("library")] = library
    return world.stand(broadcast) { [weak broadcast, weak library] next in
      guard let broadcast, let library else { return }
      for receiver in broadcast.receivers where receiver !== library { broadcast.remove(receiver) }
      if let next { broadcast.add(next, before: library) }
    }
  }

  /// A proxy that gives the event to a list adapter, which passes it on, and all else to the app's
  /// delegate.
  static let adapter = StandInParticipant(
    name: "adapter", conduct: .standsIn(StandIn(passesOnEverything: true))
  ) { name, world, counter in
    let adapter = HandWritten(name, counter)
    let proxy = InterceptingProxy(
      intercepting: [ProbeHost.didSelect], for: adapter, named: name)
    proxy.objectClass = InterceptingProxy.classObject.makeSubclass(named: name)
    proxy[associated: AssociationKey("adapter")] = adapter
    return world.stand(proxy) { [weak proxy, weak adapter] next in
      proxy?.target = next
      adapter?.next = next
    }
  }
}

/// Counts the event, and would answer a question that is the app's to answer.
private final class ListLibrary: ProbeDelegate, ProbeHeightDelegate {
  private let counter: Counter

  init(_ counter: Counter) { self.counter = counter }

  func probe(_ host: ProbeHost, didSelect item: Int) { counter.count() }
  func probe(_ host: ProbeHost, heightOf item: Int) -> Int { 1 }
}
