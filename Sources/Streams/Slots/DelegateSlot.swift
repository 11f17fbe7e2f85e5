/// The accessors of a delegate property: the two messages by which it is read and set.
///
/// Because they are messages, whoever wants to see what is set hooks the setter like any other
/// method, and whoever wants to hide something hooks the getter.
@MainActor
public struct DelegateSlot {
  /// The name of the property: `delegate`, `dataSource`.
  public let name: String

  /// Reads the property.
  public let getter: Message<AnyObject?>

  /// Sets the property.
  public let setter: Message<Void, AnyObject?>

  /// Finds the memory behind the slot.
  package let storage: Message<SlotStorage?>

  /// Names a slot.
  ///
  /// Slots with the same name, of whatever classes, share their accessor messages.
  public init(_ name: String) {
    self.name = name
    getter = Message(name, default: nil)
    setter = Message("set\(name.prefix(1).uppercased())\(name.dropFirst()):")
    storage = Message("\(name).storage", default: nil)
  }

  /// What `host` says is in the slot.
  public func object(of host: MessageObject) -> AnyObject? { getter.send(to: host) }

  /// Sets the slot of `host`, through whatever hooks there are.
  public func set(_ object: AnyObject?, of host: MessageObject) {
    setter.send(to: host, object)
  }
}
