import Streams

/// Who a delegate really is.
@MainActor
enum Identity {
  /// The object that answers when `object` is asked who it is: itself, or, where it passes the
  /// question on, whoever is behind it.
  static func of(_ object: AnyObject) -> AnyObject {
    if object is DeadObject { return object }
    return RootMessages.identity.send(to: object) ?? object
  }
}
