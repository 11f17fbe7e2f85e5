import Streams

extension SlotChain: AssociationWitness {
  func host(_ host: MessageObject, gave object: AnyObject) {
    guard !isSettling, !nilIsPending || logical.object !== object else { return }
    if bridge.fault == .overlooksReaders { return }
    if parties.proxy(object) != nil { reader = object }
  }
}
