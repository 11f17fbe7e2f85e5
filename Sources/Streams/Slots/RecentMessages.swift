/// The last messages that a slot has sent, oldest first; a few, in a ring that never grows.
@MainActor
package struct RecentMessages {
  private var ring = SIMD8<UInt32>()
  private var count = 0

  init() {}

  /// The messages, the oldest first.
  package var all: [Selector] {
    (max(0, count - ring.scalarCount)..<count).map { Selector(id: ring[place(of: $0)]) }
  }

  /// Notes a message that is being sent.
  mutating func note(_ selector: Selector) {
    ring[place(of: count)] = selector.id
    count += 1
  }

  /// Forgets the last message, which is going to be noted again.
  mutating func takeBack() { count -= 1 }

  private func place(of number: Int) -> Int { number & (ring.scalarCount - 1) }
}
