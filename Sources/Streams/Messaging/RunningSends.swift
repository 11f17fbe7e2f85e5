/// Keeps implementations alive for as long as a send may be running them.
///
/// A method, a hook or a class may be removed by the very function that it is running. Counting the
/// sends in progress costs less than retaining the implementation of each.
@MainActor
@usableFromInline
enum RunningSends {
  // A flag in the lowest bit says that something waits; the rest counts.
  @safe @exclusivity(unchecked) @usableFromInline static var state = 0
  private static var waiting: [Implementation] = []

  @inlinable
  static func begin() { state &+= 2 }

  @inlinable
  static func end() {
    state &-= 2
    if state == 1 { releaseWaiting() }
  }

  /// Keeps an implementation until no send can be running it.
  static func outlive(_ implementation: Implementation) {
    guard state != 0 else { return }
    waiting.append(implementation)
    state |= 1
  }

  // What is released may have last words, which may send messages.
  @usableFromInline
  @inline(never)
  static func releaseWaiting() {
    while state == 1 {
      let released = waiting
      waiting = []
      state = 0
      _ = consume released
    }
  }
}
