/// The least that a stage of a chain can be if it is put together at run time: a closure calls another one
/// with the result of a third.
///
/// Properties that cannot change spare the closures a retain.
final class HandWrittenMap {
  private let transform: (Int) -> Int
  private let next: (Int) -> Void

  /// Not inlined, so that nobody knows the closures.
  @inline(never)
  init(_ transform: @escaping (Int) -> Int, next: @escaping (Int) -> Void) {
    self.transform = transform
    self.next = next
  }

  /// The stage, as the next one of another.
  var closure: (Int) -> Void { { self.next(self.transform($0)) } }
}
