/// A hash table from small integers to plain values, for look-ups that may cost a few instructions
/// and neither retain nor hash.
@safe
@usableFromInline
struct FlatTable<Value: BitwiseCopyable>: ~Copyable {
  @usableFromInline
  struct Place {
    @usableFromInline let key: Int
    @usableFromInline let value: Value
  }

  /// What stands for a value that is not there, so that a look-up needs no optional.
  @usableFromInline let unknown: Value

  // `nil` until something is put in, so that a global table needs no initialisation at run time.
  @usableFromInline var places: UnsafeMutablePointer<Place>?
  @usableFromInline var mask = -1
  private var count = 0

  /// Makes an empty table.
  ///
  /// - Parameter unknown: What a look-up gives for a key that is not there.
  init(unknown: Value) {
    self.unknown = unknown
  }

  @inlinable
  deinit {
    unsafe places?.deallocate()
  }

  /// The key of free places; no key in use is negative.
  @inlinable static var free: Int { -1 }

  /// The value for `key`, or the one that stands for "unknown".
  ///
  /// - Complexity: O(1): at least half of the places are free.
  @inlinable
  subscript(key: Int) -> Value {
    guard let places = unsafe places else { return unknown }
    var index = key & mask
    while true {
      // SAFETY: the capacity is `mask + 1`.
      let place = unsafe places[index]
      if place.key == key { return place.value }
      if place.key == Self.free { return unknown }
      index = (index &+ 1) & mask
    }
  }

  /// Puts a value in, and returns the one that was there.
  @discardableResult
  mutating func update(_ key: Int, _ value: Value) -> Value {
    if (count + 1) * 2 > mask + 1 { grow() }
    guard let places = unsafe places else { preconditionFailure("a table that grew has places") }
    let index = unsafe index(of: key, in: places)
    let place = unsafe places[index]
    if place.key == Self.free { count += 1 }
    unsafe places[index] = Place(key: key, value: value)
    return place.value
  }

  /// Calls `body` with each value.
  func forEach(_ body: (Value) -> Void) {
    guard let places = unsafe places else { return }
    for index in 0...mask where unsafe places[index].key != Self.free {
      body(unsafe places[index].value)
    }
  }

  private func index(of key: Int, in places: UnsafeMutablePointer<Place>) -> Int {
    var index = key & mask
    while unsafe places[index].key != key && places[index].key != Self.free {
      index = (index + 1) & mask
    }
    return index
  }

  private mutating func grow() {
    let (old, oldCapacity) = unsafe (places, mask + 1)
    let capacity = max(8, oldCapacity * 2)
    let new = UnsafeMutablePointer<Place>.allocate(capacity: capacity)
    unsafe new.initialize(repeating: Place(key: Self.free, value: unknown), count: capacity)
    mask = capacity - 1
    if let old = unsafe old {
      for index in 0..<oldCapacity where unsafe old[index].key != Self.free {
        unsafe new[self.index(of: old[index].key, in: new)] = old[index]
      }
      unsafe old.deallocate()
    }
    unsafe places = new
  }
}
