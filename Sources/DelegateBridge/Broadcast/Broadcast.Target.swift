import Streams

extension Broadcast {
  /// A receiver that gets a message, kept alive until the message has been delivered.
  @MainActor
  struct Target {
    let member: Member
    let object: AnyObject

    /// Whether it has not been removed since the message came.
    var isCurrent: Bool { member.isReceiver }

    /// Sends the message, and tells whether there was an answer.
    func deliver(_ invocation: inout Invocation) -> Bool {
      if let mapping = member.mappings[invocation.selector] { return mapping(&invocation, object) }
      return invocation.invoke(on: object)
    }
  }
}
