/// The way into a stream for any thread: `Sendable`, while streams belong to one isolation domain.
///
/// An inlet stands before an observer of the domain in which it is made: a subject, the observer of
/// ``Observable/create(_:)``, a ``Binder``. Whatever is pushed, from whichever thread, reaches that
/// observer in its domain, first in, first out, and never during the push itself.
///
/// ```swift
/// let readings = PublishSubject<Double>()             // belongs to this actor
/// let inlet = Inlet(into: readings)                   // may be handed to anybody
/// sensor.onReading = { inlet.push($0) }               // runs on a thread of the sensor's
/// ```
///
/// - **Bounds**: what waits is unbounded, or bounded by a policy that drops the newest or the oldest
///   element. The element that is being delivered does not wait. ``push(_:)`` says what it dropped.
/// - **End**: ``finish(throwing:)`` ends the stream after what waits. An inlet that nobody holds any more
///   finishes, so nothing waits for elements that cannot come.
/// - **Cancellation**: ``cancel()`` drops what waits, without an end. An inlet into the observer of
///   ``Observable/create(_:)`` is cancelled when its subscription ends. Either way further pushes are
///   answered with `terminated`.
///
/// The inlet keeps the observer and its actor alive until it ends; both are released in the domain.
public final class Inlet<Element: Sendable>: ObserverType, Sendable {
  /// What waits, and who may add to it.
  public typealias Continuation = AsyncThrowingStream<Element, any Error>.Continuation

  private let continuation: Continuation
  private let delivery: Task<Void, Never>

  /// A way into an observer of the current isolation domain.
  ///
  /// - Parameters:
  ///   - target: Gets everything, in the domain of `isolation`.
  ///   - policy: How many elements may wait, and which one is dropped when there are more.
  ///   - isolation: The domain: the actor of the caller.
  public init<Target: ObserverType<Element>>(
    into target: Target, bufferingPolicy policy: Continuation.BufferingPolicy = .unbounded,
    isolation: isolated any Actor = #isolation
  ) {
    let (elements, continuation) = AsyncThrowingStream.makeStream(
      of: Element.self, throwing: (any Error).self, bufferingPolicy: policy)
    let delivery = AsyncDelivery.start(elements, into: target, isolation: isolation)
    self.continuation = continuation
    self.delivery = delivery
    if let observer = target as? Observer<Element> {
      observer.subscription.own(ActionSubscription { Self.stop(delivery, continuation) })
    }
  }

  deinit { continuation.finish() }

  /// Sends an element, from any thread.
  ///
  /// - Parameter element: The element.
  /// - Returns: How much room is left, or which element was dropped, or that nobody listens any more.
  @discardableResult
  public func push(_ element: Element) -> Continuation.YieldResult { continuation.yield(element) }

  /// Ends the stream after the elements that wait, from any thread.
  ///
  /// - Parameter error: Why the stream failed; `nil` for a regular end.
  public func finish(throwing error: (any Error)? = nil) { continuation.finish(throwing: error) }

  /// Lets go of the observer, from any thread; it gets neither what waits nor an end.
  ///
  /// In the domain of the observer nothing follows the call. Elsewhere the element that is being delivered
  /// is the last.
  public func cancel() { Self.stop(delivery, continuation) }

  private static func stop(_ delivery: Task<Void, Never>, _ continuation: Continuation) {
    // In this order, or the delivery could take the cancellation for a regular end.
    delivery.cancel()
    continuation.finish()
  }

  /// Sends an event, from any thread.
  ///
  /// - Parameter event: The event.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): push(element)
    case .error(let error): finish(throwing: error)
    case .completed: finish()
    }
  }
}
