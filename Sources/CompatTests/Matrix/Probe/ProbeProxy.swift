import Streams

/// The reactive library's proxy as it is, in a class object of its own for the sake of parties that
/// change classes.
class ProbeProxy: DelegateProxy {
  required init(host: MessageObject, slot: DelegateSlot) {
    super.init(host: host, slot: slot)
    objectClass = Self.classObject.makeSubclass(named: "reactive")
  }
}
