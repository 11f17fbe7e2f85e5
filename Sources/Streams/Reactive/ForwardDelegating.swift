/// A proxy that passes everything on to a forward delegate which can be exchanged from outside: part
/// of the public interface of every Rx-style delegate proxy.
@MainActor
public protocol ForwardDelegating: AnyObject {
  /// The object that gets everything this proxy gets.
  func forwardToDelegate() -> AnyObject?

  /// Makes `delegate` the object that gets everything this proxy gets.
  func setForwardToDelegate(_ delegate: AnyObject?, retainDelegate: Bool)

  /// Whether every change of the forward delegate is counted in ``ForwardDelegateMessages/noteChange()``;
  /// false unless said otherwise.
  ///
  /// Whoever depends on what a proxy passes messages on to need not ask one that counts.
  var countsForwardChanges: Bool { get }
}

extension ForwardDelegating {
  /// False.
  public var countsForwardChanges: Bool { false }
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

  @safe @exclusivity(unchecked) private static var changeCount = 0

  /// How often forward delegates have been exchanged, by proxies that count.
  package static var generation: Int { changeCount }

  /// Counts one change of a forward delegate; see ``ForwardDelegating/countsForwardChanges``.
  public static func noteChange() { changeCount &+= 1 }
}
