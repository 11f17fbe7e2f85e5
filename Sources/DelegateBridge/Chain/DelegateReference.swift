import Streams

/// Holds a delegate as the slot would: strongly, or weakly where the slot is weak or unsafe.
///
/// An unsafe slot behind a bridge is emptied when its object dies.
@MainActor
struct DelegateReference {
  private weak var weakObject: AnyObject?
  private var strongObject: AnyObject?

  init(_ object: AnyObject?, _ ownership: SlotOwnership) {
    weakObject = object
    strongObject = ownership == .strong ? object : nil
  }

  var object: AnyObject? { weakObject }
}
