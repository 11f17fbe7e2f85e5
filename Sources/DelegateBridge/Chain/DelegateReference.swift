import Streams

/// Holds a delegate as the slot would: strongly, or weakly where the slot is weak or unsafe.
///
/// An unsafe slot behind a bridge is emptied when its object dies.
@MainActor
struct DelegateReference {
  private weak var weakObject: AnyObject?
  private var strongObject: AnyObject?

  /// Whether there was an object, dead or alive.
  let isSet: Bool

  init(_ object: AnyObject?, _ ownership: SlotOwnership) {
    isSet = object != nil
    weakObject = object
    strongObject = ownership == .strong ? object : nil
  }

  var object: AnyObject? { weakObject }

  /// Keeps the object alive no longer.
  mutating func letGo() {
    strongObject = nil
  }
}
