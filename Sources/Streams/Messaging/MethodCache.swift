/// What a class has found out about the selectors that its instances were sent: an open-addressed
/// table whose look-up is a few instructions, whatever the depth of the hierarchy.
@safe
@usableFromInline
struct MethodCache {
  @usableFromInline
  struct Entry {
    @usableFromInline let selector: Selector
    @usableFromInline let implementation: Implementation?
    @usableFromInline let isImplemented: Bool
  }

  @usableFromInline var mask: Int
  @usableFromInline var entries: UnsafeMutablePointer<Entry?>
  private var count = 0

  init() {
    mask = 7
    unsafe entries = .allocate(capacity: 8)
    unsafe entries.initialize(repeating: nil, count: 8)
  }

  @inlinable
  func entry(of selector: Selector) -> UnsafeMutablePointer<Entry>? {
    var index = Int(truncatingIfNeeded: selector.id) & mask
    while let entry = unsafe entries[index] {
      if entry.selector == selector {
        return unsafe UnsafeMutableRawPointer(entries + index).assumingMemoryBound(to: Entry.self)
      }
      index = (index &+ 1) & mask
    }
    return nil
  }

  mutating func insert(_ entry: Entry) {
    if (count + 1) * 2 > mask + 1 { rebuild(capacity: (mask + 1) * 2) }
    place(entry)
  }

  mutating func remove(_ selector: Selector) {
    guard unsafe self.entry(of: selector) != nil else { return }
    rebuild(capacity: mask + 1, without: selector)
  }

  mutating func destroy() {
    unsafe entries.deinitialize(count: mask + 1)
    unsafe entries.deallocate()
  }

  private mutating func place(_ entry: Entry) {
    var index = Int(truncatingIfNeeded: entry.selector.id) & mask
    while unsafe entries[index] != nil { index = (index + 1) & mask }
    unsafe entries[index] = entry
    count += 1
  }

  private mutating func rebuild(capacity: Int, without removed: Selector? = nil) {
    let old = unsafe UnsafeMutableBufferPointer(start: entries, count: mask + 1)
    mask = capacity - 1
    count = 0
    unsafe entries = .allocate(capacity: capacity)
    unsafe entries.initialize(repeating: nil, count: capacity)
    for case let entry? in unsafe Array(old) where entry.selector != removed { place(entry) }
    unsafe old.deinitialize()
    unsafe old.deallocate()
  }
}
