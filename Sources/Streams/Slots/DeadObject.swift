/// What an unsafe slot holds after its object has died: a pointer to nothing.
///
/// It may be copied from variable to variable like any pointer; to use it is a violation.
public final class DeadObject: MessageObject, NamedParty {
  /// The name that the object had when it was alive.
  public let partyName: String

  init(name: String) {
    partyName = "DEAD \(name)"
  }

  /// Reports that somebody used the pointer.
  ///
  /// - Parameters:
  ///   - user: Who used it.
  ///   - message: The message that was to be sent to it.
  public func reportUse(by user: String, message: Selector? = nil) {
    Violation(
      .danglingDelegate, parties: [user, partyName], message: message,
      detail: "\(user) used a delegate that is no longer alive"
    ).report()
  }

  /// Swallows the message and reports the use.
  public override func forward(_ invocation: inout Invocation) {
    reportUse(by: "\(invocation.selector)", message: invocation.selector)
  }
}
