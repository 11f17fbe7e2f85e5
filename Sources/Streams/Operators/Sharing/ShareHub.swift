/// The meeting point of a shared stream: connects the first observer, remembers for later ones.
@usableFromInline
final class ShareHub<Element> {
  @usableFromInline let source: Observable<Element>
  @usableFromInline let limit: Int
  @usableFromInline let scope: SubjectLifetimeScope
  @usableFromInline var connection: ShareConnection<Element>?

  @inlinable
  init(_ source: Observable<Element>, replay limit: Int, scope: SubjectLifetimeScope) {
    self.source = source
    self.limit = limit
    self.scope = scope
  }

  @inlinable
  func attach(_ observer: Observer<Element>) {
    if let connection, connection.broadcast.end != nil {
      return connection.broadcast.attach(observer)
    }
    let current = connection
    let connection: ShareConnection<Element>
    if let current, !current.isStopped {
      connection = current
    } else {
      let broadcast = current?.broadcast ?? Broadcast(replay: ReplayBuffer(limit: limit))
      connection = ShareConnection(broadcast, hub: self)
      self.connection = connection
    }
    connection.members += 1
    observer.subscription.own(ActionSubscription { connection.leave() })
    connection.broadcast.attach(observer)
    guard !connection.isConnected, !connection.isStopped else { return }
    connection.isConnected = true
    let broadcast = connection.broadcast
    source.attach(Observer(connection) { broadcast.send($0) })
  }

  /// Forgets a connection that ended or that nobody needs any more.
  @usableFromInline
  func forget(_ connection: ShareConnection<Element>) {
    if scope == .whileConnected, self.connection === connection { self.connection = nil }
  }
}

/// One subscription of a shared stream to its source.
@usableFromInline
final class ShareConnection<Element>: Subscription {
  @usableFromInline let broadcast: Broadcast<Element>
  @usableFromInline var hub: ShareHub<Element>?
  @usableFromInline var members = 0
  @usableFromInline var isConnected = false

  @inlinable
  init(_ broadcast: Broadcast<Element>, hub: ShareHub<Element>) {
    self.broadcast = broadcast
    self.hub = hub
    super.init()
  }

  @usableFromInline
  func leave() {
    members -= 1
    if members == 0 { dispose() }
  }

  @usableFromInline
  override func finish(_ failure: (any Error)?) {
    detach()
    // Forgotten first: who subscribes because of the end gets what the scope promises.
    hub?.forget(self)
    broadcast.send(end: failure)
    dispose()
  }

  @usableFromInline
  override func release() {
    hub?.forget(self)
    hub = nil
  }
}
