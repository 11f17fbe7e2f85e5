/// A subject that emits only the last element, when it completes.
///
/// Observers that come later get that element and the end; after a failure, the failure only.
///
/// - Note: Confined to one isolation domain.
public final class AsyncSubject<Element>: SubjectType {
  private let broadcast = Broadcast<Element>(replay: ReplayBuffer(limit: 1))
  private var last: Element?
  private var hasEnded = false

  /// A subject without an element.
  public init() {}

  /// Whether anybody listens.
  public var hasObservers: Bool { !broadcast.list.isEmpty }

  /// The stream of the last element.
  ///
  /// - Returns: A stream that can be handed out without the right to send.
  public func asObservable() -> Observable<Element> {
    Observable { [broadcast] observer in broadcast.attach(observer) }
  }

  /// Remembers an element, or ends the stream.
  ///
  /// - Parameter event: The event; ignored after the end.
  public func on(_ event: Event<Element>) {
    if hasEnded { return }
    if case .next(let element) = event {
      last = element
      return
    }
    hasEnded = true
    let last = last.take()
    if case .error(let error) = event { return broadcast.send(end: error) }
    if let last { broadcast.send(last) }
    broadcast.send(end: nil)
  }
}

@available(*, unavailable)
extension AsyncSubject: Sendable {}
