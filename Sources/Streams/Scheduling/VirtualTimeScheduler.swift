/// A scheduler whose time passes when it is told to, for tests.
///
/// ```swift
/// let scheduler = VirtualTimeScheduler()
/// let source = scheduler.hotObservable([.next(.seconds(1), "a"), .completed(.seconds(2))])
/// let observer = scheduler.observer(String.self)
/// _ = source.subscribe(observer)
/// scheduler.run()
/// #expect(observer.events == [.next(.seconds(1), "a"), .completed(.seconds(2))])
/// ```
///
/// - Note: Confined to one isolation domain.
public final class VirtualTimeScheduler: Scheduler {
  /// The virtual time.
  public private(set) var now: Duration = .zero

  /// The work to do, the next one last.
  ///
  /// Of what is due at the same time, the first to come is last.
  private var items: [Item] = []

  private final class Item: Disposable {
    let due: Duration
    var action: (() -> Void)?

    init(due: Duration, action: @escaping () -> Void) {
      self.due = due
      self.action = action
    }

    func dispose() { action = nil }
  }

  /// A scheduler at time zero.
  public init() {}

  /// Runs an action later in virtual time.
  ///
  /// - Parameters:
  ///   - delay: How much later; what is negative counts as zero.
  ///   - action: What to do.
  /// - Returns: A handle that calls the action off.
  /// - Complexity: O(log *n*) comparisons, and moving the items that are due earlier.
  public func schedule(
    after delay: Duration, _ action: @escaping () -> Void
  ) -> any Disposable {
    schedule(at: now + max(delay, .zero), action)
  }

  /// Runs an action at a moment of virtual time.
  ///
  /// - Parameters:
  ///   - time: The moment; the past counts as now.
  ///   - action: What to do.
  /// - Returns: A handle that calls the action off.
  @discardableResult
  public func schedule(at time: Duration, _ action: @escaping () -> Void) -> any Disposable {
    let item = Item(due: max(time, now), action: action)
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].due > item.due { low = middle + 1 } else { high = middle }
    }
    items.insert(item, at: low)
    return item
  }

  /// Lets time pass until nothing is left to do.
  public func run() {
    while let item = items.popLast() { perform(item) }
  }

  /// Lets time pass up to a moment, and runs what is due by then.
  ///
  /// - Parameter time: The moment, itself included; the past has no effect.
  public func advance(to time: Duration) {
    while let item = items.last, item.due <= time {
      items.removeLast()
      perform(item)
    }
    now = max(now, time)
  }

  /// Lets some time pass, and runs what is due meanwhile.
  ///
  /// - Parameter duration: How much time.
  public func advance(by duration: Duration) { advance(to: now + duration) }

  /// When the next action is due.
  var nextDue: Duration? { items.last?.due }

  private func perform(_ item: Item) {
    guard let action = item.action else { return }
    item.action = nil
    now = max(now, item.due)
    action()
  }
}

@available(*, unavailable)
extension VirtualTimeScheduler: Sendable {}
