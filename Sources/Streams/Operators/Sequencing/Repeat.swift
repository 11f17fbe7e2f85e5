extension ObservableType {
  /// Subscribes again after each regular end.
  ///
  /// - Returns: A stream that ends only with a failure.
  /// - Complexity: Constant depth of stack, also where the source ends synchronously.
  @inlinable
  public func `repeat`() -> Observable<Element> { `repeat`(.max) }

  /// Runs the source several times, one run after the other.
  ///
  /// - Parameter count: How often the source is subscribed to at most.
  /// - Returns: The elements of all runs.
  /// - Precondition: `count` is not negative.
  /// - Complexity: Constant depth of stack, also where the source ends synchronously.
  @inlinable
  public func `repeat`(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "repeat(_:) needs a count that is not negative")
    return count == 0 ? .empty() : resubscribing(atMost: count) { $0 == nil }
  }
}
