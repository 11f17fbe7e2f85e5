/// Somebody who is told when an object that a host keeps for a library is looked up: a library that
/// fetches its proxy is about to do something with it.
@MainActor
package protocol AssociationWitness: AnyObject {
  /// Tells that `host` gave `object` to whoever asked.
  func host(_ host: MessageObject, gave object: AnyObject)
}
