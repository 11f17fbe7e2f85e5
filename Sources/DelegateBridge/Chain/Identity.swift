import Streams

/// Who a delegate really is.
@MainActor
enum Identity {
  /// The object that answers when `object` is asked who it is: itself, or, where it passes the
  /// question on, whoever is behind it.
  static func of(_ object: AnyObject) -> AnyObject {
    // Where nobody is behind a wrapper any more, it stands for itself.
    let question = RootMessages.identity.selector
    if object is DeadObject || !MessageObject.responds(object, to: question) { return object }
    return RootMessages.identity.send(to: object) ?? object
  }
}
