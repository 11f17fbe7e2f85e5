/// A hash table from integers to plain values, for look-ups that may cost a few instructions and
/// neither retain nor hash.
///
/// It is a handle: copies share their memory, and whoever made the table deallocates it. Nothing else
/// would let a global table start without initialisation at run time, which every access would have to
/// ask for.
@safe
@usableFromInline
package struct FlatTable<
  Key: FixedWidthInteger & BitwiseCopyable, Value: BitwiseCopyable
>: BitwiseCopyable {
  @usableFromInline
  struct Place: BitwiseCopyable {
    @usableFromInline let key: Key
    @usableFromInline let value: Value
  }

  /// What stands for a value that is not there, so that a look-up needs no optional.
  @usableFromInline let unknown: Value

  // `nil` until something is put in.
  @usableFromInline var places: UnsafeMutablePointer<Place>?
  @usableFromInline var mask = 0
  private var count = 0

  /// Makes an empty table.
  ///
  /// - Parameter unknown: What a look-up gives for a key that is not there.
  package init(unknown: Value) {
    self.unknown = unknown
  }

  /// Frees the memory; the table is not to be used any more.
  package func deallocate() {
    unsafe places?.deallocate()
  }

  /// The key of free places, which nothing else may have.
  @inlinable static var free: Key { .max }

  /// The value for `key`, or the one that stands for "unknown".
  ///
  /// - Complexity: O(1): a quarter of the places is free.
  @inlinable
  package subscript(key: Key) -> Value {
    guard let places = unsafe places else { return unknown }
    var index = Int(truncatingIfNeeded: key) & mask
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
  package mutating func update(_ key: Key, _ value: Value) -> Value {
    let places = unsafe placesWithRoom()
    let index = unsafe index(of: key, in: places)
    let place = unsafe places[index]
    if place.key == Self.free { count += 1 }
    unsafe places[index] = Place(key: key, value: value)
    return place.value
  }

  /// Forgets all values.
  package mutating func removeAll() {
    count = 0
    unsafe places?.update(repeating: Place(key: Self.free, value: unknown), count: mask + 1)
  }

  /// Calls `body` with each value.
  func visitAll(_ body: (Value) -> Void) {
    guard let places = unsafe places else { return }
    for index in 0...mask where unsafe places[index].key != Self.free {
      body(unsafe places[index].value)
    }
  }

  private func index(of key: Key, in places: UnsafeMutablePointer<Place>) -> Int {
    var index = Int(truncatingIfNeeded: key) & mask
    while unsafe places[index].key != key && places[index].key != Self.free {
      index = (index + 1) & mask
    }
    return index
  }

  private mutating func placesWithRoom() -> UnsafeMutablePointer<Place> {
    if let places = unsafe places, (count + 1) * 4 <= (mask + 1) * 3 { return unsafe places }
    let old = unsafe places
    let oldCapacity = unsafe old == nil ? 0 : mask + 1
    let capacity = max(4, oldCapacity * 2)
    let new = UnsafeMutablePointer<Place>.allocate(capacity: capacity)
    unsafe new.initialize(repeating: Place(key: Self.free, value: unknown), count: capacity)
    mask = capacity - 1
    unsafe places = new
    if let old = unsafe old {
      for index in 0..<oldCapacity where unsafe old[index].key != Self.free {
        unsafe new[self.index(of: old[index].key, in: new)] = old[index]
      }
      unsafe old.deallocate()
    }
    return unsafe new
  }
}
