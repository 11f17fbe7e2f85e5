import Streams

/// Who a delegate really is.
@MainActor
enum Identity {
  /// The object that answers when `object` is asked who it is: itself, or, where it passes the
  /// question on, whoever is behind it.
  static func of(_ object: AnyObject) -> AnyObject {
    // Where nobody is behind a wrapper any more, it stands for itself.
    let question = RootMessages.identity.selector
    if object is DeadObject { return object }
    let answer = Forwarding.quietly {
      MessageObject.responds(object, to: question) ? RootMessages.identity.send(to: object) : object
    }
    return (answer ?? object) ?? object
  }

  /// Whether the question who `object` is comes back to it.
  static func goesRound(_ object: AnyObject) -> Bool {
    Forwarding.quietly { MessageObject.responds(object, to: RootMessages.identity.selector) } == nil
  }
}
