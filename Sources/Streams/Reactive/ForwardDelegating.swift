/// A proxy that passes everything on to a forward delegate which can be exchanged from outside: part
/// of the public interface of every Rx-style delegate proxy.
@MainActor
public protocol ForwardDelegating: AnyObject {
  /// The object that gets everything this proxy gets.
  func forwardToDelegate() -> AnyObject?

  /// Makes `delegate` the object that gets everything this proxy gets.
  func setForwardToDelegate(_ delegate: AnyObject?, retainDelegate: Bool)

  /// Whether the proxy tells of every change of its forward delegate, and of the messages that it does
  /// something with, by ``ForwardDelegateMessages/noteChange()``; false unless said otherwise.
  ///
  /// One that does not is asked about both before each message.
  var notesChanges: Bool { get }
}

extension ForwardDelegating {
  /// False.
  public var notesChanges: Bool { false }
}

/// The messages by which an object of unknown class is asked for its forward delegate.
@MainActor
public enum ForwardDelegateMessages {
  /// Reads the forward delegate.
  public static let forwardToDelegate = Message<AnyObject?>(
    "forwardToDelegate()", default: nil
  ) { (proxy: any ForwardDelegating) in proxy.forwardToDelegate() }

  /// Sets the forward delegate.
  public static let setForwardToDelegate = Message<Void, AnyObject?, Bool>(
    "setForwardToDelegate(_:retainDelegate:)"
  ) { (proxy: any ForwardDelegating, delegate, retain) in
    proxy.setForwardToDelegate(delegate, retainDelegate: retain)
  }

  /// Tells that a proxy has another forward delegate, or does something with other messages than before;
  /// see ``ForwardDelegating/notesChanges``.
  public static func noteChange() { ObjectClass.noteChange() }
}
