extension ObservableType {
  /// Pairs each element with the one before.
  ///
  /// - Returns: The pairs, from the second element on.
  @inlinable
  public func pairwise() -> Observable<(Element, Element)> {
    let source = asObservable()
    return Observable<(Element, Element)> { observer in
      let previous = Cell<Element?>(nil)
      source.attach(
        Observer(observer.subscription) { element in
          let first = previous.value
          previous.value = element
          if let first { observer.onNext((first, element)) }
        })
    }
  }
}
