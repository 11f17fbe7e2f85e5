public import Streams

/// A delegate that somebody wrote by hand to do something beside another delegate: it has the methods
/// that its author thought of, and passes on those.
///
/// It is an ordinary class: no message but those is passed on, and no question is answered for the
/// delegate behind.
public class HandForwarder: ProbeDelegate {
  /// How many selections it has seen.
  public private(set) var selections = 0

  private let memory: SlotStorage

  /// Makes a forwarder.
  ///
  /// - Parameters:
  ///   - next: The delegate behind.
  ///   - ownership: How the delegate behind is held.
  public init(to next: AnyObject?, holding ownership: SlotOwnership = .weak) {
    memory = SlotStorage(ownership)
    memory.write(next)
  }

  /// The delegate behind.
  public var next: AnyObject? { memory.object }

  /// Counts, and passes on without asking: every delegate has this method.
  public func probe(_ host: ProbeHost, didSelect item: Int) {
    selections += 1
    if let next { ProbeHost.didSelect.send(to: next, host, item) }
  }
}
