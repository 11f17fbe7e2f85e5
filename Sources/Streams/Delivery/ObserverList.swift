/// The observers of one source, in the order in which they came.
///
/// Adding and removing are amortised O(1): a removed observer leaves a tombstone, and its index is kept
/// in its subscription. While elements are delivered nothing moves and nothing is destroyed, so the loop
/// neither copies the list nor retains an observer.
@safe
@usableFromInline
final class ObserverList {
  @exclusivity(unchecked) @usableFromInline var entries: UnsafeMutablePointer<ObserverEntry<Void>>
  @safe @exclusivity(unchecked) @usableFromInline var count = 0
  @safe @exclusivity(unchecked) private var capacity = 0
  @safe @exclusivity(unchecked) private var live = 0
  @safe @exclusivity(unchecked) @usableFromInline var state: State = []
  /// Whether something happened during delivery that has to be dealt with afterwards.
  @safe @exclusivity(unchecked) @usableFromInline var needsSettling = false
  /// Storage that was outgrown during delivery.
  private var retired: [UnsafeMutablePointer<ObserverEntry<Void>>] = unsafe []

  /// What the next delivery has to know, in one byte, so that the usual case costs one comparison.
  @frozen
  @usableFromInline
  struct State: OptionSet {
    @usableFromInline var rawValue: UInt8

    @inlinable
    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A delivery is under way.
    @inlinable static var emitting: State { State(rawValue: 1) }
    /// The source has ended, or remembers what it emits.
    @inlinable static var special: State { State(rawValue: 2) }
  }

  @inlinable var isEmitting: Bool {
    get { state.contains(.emitting) }
    // Plain arithmetic; what `insert` and `remove` return would cost branches.
    set { if newValue { state.formUnion(.emitting) } else { state.subtract(.emitting) } }
  }

  @usableFromInline
  init() {
    unsafe entries = UnsafeMutablePointer(bitPattern: MemoryLayout<ObserverEntry<Void>>.alignment)!
  }

  @usableFromInline var isEmpty: Bool { live == 0 }

  /// Appends an observer; it takes part from the next element on.
  @inlinable
  func add<Element>(_ observer: Observer<Element>) {
    let slot = unsafe reserve(for: observer.subscription)
    // SAFETY: a closure and a reference have the same layout whatever the closure's argument is.
    unsafe UnsafeMutableRawPointer(slot).assumingMemoryBound(to: ObserverEntry<Element>.self)
      .initialize(to: ObserverEntry(observer))
  }

  /// Delivers an element to the observers that were there when the delivery began.
  ///
  /// The caller brackets the call with `isEmitting`, and keeps the list alive.
  @inlinable
  func emit<Element>(_ element: Element) {
    let end = count
    var index = 0
    while index < end {
      // SAFETY: see `add`; entries are neither destroyed nor freed while `isEmitting`.
      unsafe UnsafeMutableRawPointer(entries).assumingMemoryBound(to: ObserverEntry<Element>.self)[
        index
      ]
      .deliver(element)
      index += 1
    }
  }

  /// Tells every observer that the source has ended.
  ///
  /// The caller brackets the call with `isEmitting`.
  @usableFromInline
  func finish(_ failure: (any Error)?) {
    for index in 0..<count where unsafe entries[index].isLive {
      unsafe entries[index].subscription?.end(failure)
    }
  }

  /// Takes an observer out; it gets nothing more, the element in flight included.
  func remove(at index: Int) {
    live -= 1
    if isEmitting {
      unsafe entries[index].isLive = false
      needsSettling = true
    } else {
      let removed = take(at: index)
      closeGaps()
      // What the observer captured may be destroyed here, and may call back.
      _ = consume removed
    }
  }

  /// Destroys what was removed during delivery.
  ///
  /// The caller brackets the call with `isEmitting`.
  @usableFromInline
  func sweep() {
    needsSettling = false
    while let storage = unsafe retired.popLast() { unsafe storage.deallocate() }
    var index = 0
    while index < count {
      if unsafe !entries[index].isLive { _ = take(at: index) }
      index += 1
    }
    closeGaps()
  }

  @usableFromInline
  func reserve(for subscription: Subscription) -> UnsafeMutablePointer<ObserverEntry<Void>> {
    if count == capacity { makeRoom() }
    unsafe subscription.list = self
    subscription.index = UInt32(truncatingIfNeeded: count)
    count += 1
    live += 1
    return unsafe entries + (count - 1)
  }

  /// Moves an entry out before it is destroyed, since destructors may call back into the list.
  private func take(at index: Int) -> ObserverEntry<Void> {
    let entry = unsafe (entries + index).move()
    unsafe (entries + index).initialize(to: ObserverEntry())
    return entry
  }

  /// Makes the list shorter at its end, and as a whole when few are left of many.
  ///
  /// So a delivery does not go on paying for those who were there once. Every compaction follows removals
  /// in proportion to its work.
  private func closeGaps() {
    while count > 0, unsafe entries[count - 1].isVacant { count -= 1 }
    // A destructor may have removed more meanwhile; the next sweep looks again.
    if count >= 16, live <= count / 4, !needsSettling { compact() }
  }

  private func makeRoom() {
    if !isEmitting, count >= 8, live <= count / 2 { return compact() }
    let newCapacity = capacity == 0 ? 1 : capacity * 2
    let storage = UnsafeMutablePointer<ObserverEntry<Void>>.allocate(capacity: newCapacity)
    unsafe storage.moveInitialize(from: entries, count: count)
    if capacity > 0 {
      if isEmitting {
        unsafe retired.append(entries)
        needsSettling = true
      } else {
        unsafe entries.deallocate()
      }
    }
    unsafe entries = storage
    capacity = newCapacity
  }

  /// Closes the gaps.
  ///
  /// Nobody walks the list, and every tombstone is vacant, so nothing is destroyed here.
  private func compact() {
    var target = 0
    for index in 0..<count where unsafe entries[index].isLive {
      if target != index {
        unsafe (entries + target).moveInitialize(from: entries + index, count: 1)
        unsafe entries[target].subscription?.index = UInt32(truncatingIfNeeded: target)
      }
      target += 1
    }
    count = target
  }

  deinit {
    isEmitting = true
    for index in 0..<count where unsafe entries[index].isLive {
      let subscription = unsafe entries[index].subscription
      unsafe entries[index].isLive = false
      unsafe subscription?.list = nil
      subscription?.dispose()
    }
    while let storage = unsafe retired.popLast() { unsafe storage.deallocate() }
    unsafe entries.deinitialize(count: count)
    if capacity > 0 { unsafe entries.deallocate() }
  }
}
