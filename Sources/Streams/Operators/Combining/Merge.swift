extension ObservableType where Element: ObservableType {
  /// Merges the streams that the source emits.
  ///
  /// Ends when the source has ended and no inner stream is live; fails with the first failure.
  ///
  /// - Returns: The elements of all inner streams, as they come.
  @inlinable
  public func merge() -> Observable<Element.Element> { flatMap { $0 } }
}

extension Observable {
  /// Merges several streams.
  ///
  /// Ends when all of them have ended; fails with the first failure.
  ///
  /// - Parameter sources: The streams, subscribed to in this order.
  /// - Returns: The elements of all streams, as they come.
  @inlinable
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }

  /// Merges several streams.
  ///
  /// Ends when all of them have ended; fails with the first failure.
  ///
  /// - Parameter sources: The streams, subscribed to in this order.
  /// - Returns: The elements of all streams, as they come.
  @inlinable
  public static func merge(
    _ sources: some Collection<Observable<Element>>
  ) -> Observable<Element> {
    Observable { observer in
      let merge = MergeSubscription(observer.subscription)
      let relay = { (element: Element) in observer.onNext(element) }
      for source in sources {
        if merge.isReleased { return }
        source.attach(Observer(merge.addInner(), next: relay))
      }
      merge.end(nil)
    }
  }
}
