import Streams

/// The last messages that a slot has sent, oldest first; a few, in a ring that never grows.
@MainActor
struct RecentMessages {
  private static let capacity = 8

  private var ring: [Selector] = []
  private var next = 0

  var all: [Selector] { Array(ring[next...] + ring[..<next]) }

  mutating func note(_ selector: Selector) {
    if ring.count < Self.capacity {
      ring.append(selector)
    } else {
      ring[next] = selector
      next = (next + 1) % Self.capacity
    }
  }
}
