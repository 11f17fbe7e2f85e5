/// A stream whose observers share one subscription to a source, made when it is asked for.
///
/// - Note: Confined to one isolation domain.
public final class ConnectableObservable<Element>: ObservableType {
  private let source: Observable<Element>
  private let makeHub: () -> Hub
  private var hub: Hub?
  private var connection: StageSubscription?
  private var hasEnded = false

  /// A subject, without its type.
  struct Hub {
    let stream: Observable<Element>
    let send: (Event<Element>) -> Void

    init(_ subject: some SubjectType<Element>) {
      stream = subject.asObservable()
      send = { subject.on($0) }
    }
  }

  init(_ source: Observable<Element>, makeHub: @escaping () -> Hub) {
    self.source = source
    self.makeHub = makeHub
  }

  /// The stream of what the source emits while it is connected.
  ///
  /// - Returns: A stream that does not connect.
  public func asObservable() -> Observable<Element> {
    Observable { [self] observer in currentHub().stream.attach(observer) }
  }

  /// Subscribes to the source, unless that was done.
  ///
  /// After the end of the source or of the connection, it is subscribed to anew, with a new subject if
  /// subjects are made.
  ///
  /// - Returns: The handle that leaves the source; the same one while it is connected.
  @discardableResult
  public func connect() -> any Disposable {
    if let connection, !connection.isStopped { return connection }
    if hasEnded { renew() }
    let hub = currentHub()
    let connection = StageSubscription { [weak self] failure in
      self?.hasEnded = true
      hub.send(failure.map { .error($0) } ?? .completed)
    }
    self.connection = connection
    source.attach(Observer(connection) { hub.send(.next($0)) })
    return connection
  }

  /// Connects for the first observer, and leaves the source with the last one.
  ///
  /// - Returns: A stream that needs no ``connect()``.
  public func refCount() -> Observable<Element> {
    let members = Cell(0)
    return Observable { [self] observer in
      // Who comes because of the end gets a fresh connection.
      if hasEnded { renew() }
      members.value += 1
      observer.subscription.own(
        ActionSubscription { [self] in
          members.value -= 1
          if members.value == 0 { disconnect() }
        })
      currentHub().stream.attach(observer)
      if !observer.isDisposed { connect() }
    }
  }

  private func disconnect() {
    connection?.dispose()
    connection = nil
    renew()
  }

  private func renew() {
    hasEnded = false
    hub = nil
  }

  private func currentHub() -> Hub {
    if let hub { return hub }
    let hub = makeHub()
    self.hub = hub
    return hub
  }
}

@available(*, unavailable)
extension ConnectableObservable: Sendable {}
