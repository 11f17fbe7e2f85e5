/// An object that has a name of its own in reports; others go by the name of their class.
@MainActor
public protocol NamedParty: AnyObject {
  /// The name by which reports speak of this object.
  var partyName: String { get }
}

extension Violation {
  /// The name by which reports speak of `object`: its ``NamedParty/partyName``, or its class.
  @MainActor
  public static func name(of object: AnyObject?) -> String {
    guard let object else { return "nil" }
    if let named = object as? any NamedParty { return named.partyName }
    if let object = object as? MessageObject { return object.objectClass.reportedName }
    return String(describing: type(of: object))
  }
}
