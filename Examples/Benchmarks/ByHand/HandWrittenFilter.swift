/// As ``HandWrittenMap``, but the next closure is called with the element itself if a condition holds.
final class HandWrittenFilter {
  private let condition: (Int) -> Bool
  private let next: (Int) -> Void

  @inline(never)
  init(_ condition: @escaping (Int) -> Bool, next: @escaping (Int) -> Void) {
    self.condition = condition
    self.next = next
  }

  var closure: (Int) -> Void { { if self.condition($0) { self.next($0) } } }
}
