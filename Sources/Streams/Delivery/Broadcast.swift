/// What all subjects and shared streams are made of: observers, an order of events, a memory.
///
/// Events that are sent while another one is delivered are queued, so every observer sees the same
/// order.
@usableFromInline
final class Broadcast<Element> {
  @usableFromInline let list = ObserverList()
  @safe @exclusivity(unchecked) @usableFromInline var replay: ReplayBuffer<Element>
  @safe @exclusivity(unchecked) @usableFromInline var end: End?
  @safe @exclusivity(unchecked) @usableFromInline var hasEnded = false
  @safe @exclusivity(unchecked) @usableFromInline var pending: [Event<Element>] = []
  #if DEBUG
    @usableFromInline let token = ResourceToken()
    @usableFromInline var deliverer: ThreadIdentity?
  #endif

  /// How the stream ended.
  @frozen
  @usableFromInline
  struct End {
    @usableFromInline let failure: (any Error)?

    @inlinable
    init(failure: (any Error)?) { self.failure = failure }
  }

  @inlinable
  init(replay: ReplayBuffer<Element> = ReplayBuffer(limit: 0)) {
    self.replay = replay
    if replay.limit > 0 { list.state = .special }
  }

  /// Connects an observer after handing it what is remembered.
  @inlinable
  func attach(_ observer: Observer<Element>) {
    if replay.limit == 0 {
      if let end { observer.subscription.end(end.failure) } else { list.add(observer) }
    } else {
      attachReplaying(observer)
    }
  }

  @inlinable
  func attachReplaying(_ observer: Observer<Element>) {
    let remembered = replay.elements
    if !hasEnded { list.add(observer) }
    // What the observer sends back meanwhile comes after the replay, for everybody.
    let isOutermost = !list.isEmitting
    list.isEmitting = true
    if isOutermost { noteThread() }
    for element in remembered { observer.onNext(element) }
    if let end { observer.subscription.end(end.failure) }
    if isOutermost { settle() }
  }

  @inlinable
  func send(_ element: Element) {
    guard list.state.isEmpty else { return sendSpecially(element) }
    list.state = .emitting
    noteThread()
    list.emit(element)
    settle()
  }

  @inlinable
  @inline(never)
  func sendSpecially(_ element: Element) {
    if list.isEmitting { return enqueue(.next(element)) }
    list.isEmitting = true
    noteThread()
    deliver(element)
    settle()
  }

  @inlinable
  func send(end failure: (any Error)?) {
    if list.isEmitting { return enqueue(failure.map { .error($0) } ?? .completed) }
    list.isEmitting = true
    noteThread()
    deliver(End(failure: failure))
    settle()
  }

  @inlinable
  func send(_ event: Event<Element>) {
    switch event {
    case .next(let element): send(element)
    case .error(let error): send(end: error)
    case .completed: send(end: nil)
    }
  }

  @inlinable
  func deliver(_ element: Element) {
    guard !hasEnded else { return }
    if replay.limit > 0 { replay.record(element) }
    list.emit(element)
  }

  @inlinable
  func deliver(_ end: End) {
    guard !hasEnded else { return }
    hasEnded = true
    list.state.insert(.special)
    self.end = end
    list.finish(end.failure)
  }

  @inlinable
  func enqueue(_ event: Event<Element>) {
    checkThread()
    pending.append(event)
    list.needsSettling = true
  }

  /// Delivers what was sent meanwhile, and destroys what was removed meanwhile.
  @inlinable
  func settle() {
    if list.needsSettling { settleSlowly() }
    list.isEmitting = false
  }

  @inlinable
  @inline(never)
  func settleSlowly() {
    while list.needsSettling {
      list.sweep()
      let batch = pending
      pending = []
      for event in batch {
        switch event {
        case .next(let element): deliver(element)
        case .error(let error): deliver(End(failure: error))
        case .completed: deliver(End(failure: nil))
        }
        if list.needsSettling { list.sweep() }
      }
      if !pending.isEmpty { list.needsSettling = true }
    }
  }

  /// Remembers, in debug builds, which thread delivers.
  @inlinable
  func noteThread() {
    #if DEBUG
      deliverer = .current
    #endif
  }

  /// Reports, in debug builds, an event that does not come from the thread that delivers.
  @inlinable
  func checkThread() {
    #if DEBUG
      if deliverer != .current {
        Violation.concurrentDelivery(of: "stream of \(Element.self)").report()
      }
    #endif
  }
}
