import Streams

extension RuntimeFacts {
  static let lifetimes: Answers = [
    "inside -dealloc of the host, then after": {
      let log = LifetimeLog()
      liveAndDie(log) { $0[associated: .fact] = Mortal(log, lastWords: "assoc-dealloc") }
      log.note("after-super")
      return log.text
    },
    "forming a weak reference inside -dealloc": {
      let log = LifetimeLog()
      liveAndDie(log)
      return log.newReference == "nil" ? "refused" : "formed"
    },
    "weak reference to an NSProxy zeroes": {
      let reference = makeReference { FactProxy(for: nil) }
      return text(reference.object == nil)
    },
    "NSHashTable weakObjectsHashTable zeroes": {
      let log = LifetimeLog()
      let table = [makeReference { Mortal(log) }, makeReference { Mortal(log) }]
      return "\(table.filter { $0.object != nil }.count) left"
    },
    "weak property after last strong ref is gone": {
      let log = LifetimeLog()
      return makeSlot { Mortal(log) }.object == nil ? "nil" : "alive"
    },
    "weak property to an NSProxy": {
      let log = LifetimeLog()
      let slot = makeSlot { MortalProxy(log) }
      return "\(slot.object == nil ? "nil" : "alive") (deaths \(log.deaths))"
    },
    "weak references read inside dealloc": {
      let log = LifetimeLog()
      liveAndDie(log)
      return "global weak \(log.globalReference); own weak \(log.ownReference)"
    },
    "child's weak back reference read while the owner is being destroyed": {
      let log = LifetimeLog()
      liveAndDie(log) { $0[associated: .fact] = MortalChild(log, of: $0) }
      return "owner \(log.ownerReference)"
    },
    "atomic RETAIN association read, then cleared, pool open": { clearedAssociation() },
    "atomic RETAIN association read, then cleared, pool open ... pool closed": {
      clearedAssociation()
    },
    "NONATOMIC association read, then cleared, pool open": { clearedAssociation() },
    "weak property read, then last owner cleared, pool open": { clearedWeakProperty() },
    "weak property read, then last owner cleared, pool open ... pool closed": {
      clearedWeakProperty()
    },
    "host dealloc releases its associated proxy": {
      let log = LifetimeLog()
      liveAndDie(log) { $0[associated: .fact] = MortalProxy(log) }
      return "deaths \(log.deaths)"
    },
    "host <-> strong associated proxy that holds the host": {
      let reference = makeReference { holdingItself() }
      guard let host = reference.object as? MessageObject else { return "released" }
      host[associated: .fact] = nil
      return "leaks"
    },
  ]

  /// Makes a host, uses it, and lets go of it.
  private static func liveAndDie(_ log: LifetimeLog, _ use: (MortalHost) -> Void = { _ in }) {
    use(MortalHost(log))
  }

  private static func makeReference(to make: () -> AnyObject) -> WeakReference {
    WeakReference(to: make())
  }

  private static func makeSlot(holding make: () -> AnyObject) -> SlotStorage {
    let slot = SlotStorage(.weak)
    slot.write(make())
    return slot
  }

  private static func holdingItself() -> MessageObject {
    let host = MessageObject()
    host[associated: .fact] = FactProxy(for: host)
    return host
  }

  private static func clearedAssociation() -> String {
    let log = LifetimeLog()
    let host = MessageObject()
    host[associated: .fact] = Mortal(log)
    _ = host[associated: .fact]
    host[associated: .fact] = nil
    return "deaths \(log.deaths)"
  }

  private static func clearedWeakProperty() -> String {
    let log = LifetimeLog()
    let host = MessageObject()
    let slot = makeSlot {
      let object = Mortal(log)
      host[associated: .fact] = object
      return object
    }
    _ = slot.object
    host[associated: .fact] = nil
    return "deaths \(log.deaths), weak \(slot.object == nil ? "nil" : "alive")"
  }
}

extension AssociationKey {
  static let fact = AssociationKey("fact")
}
