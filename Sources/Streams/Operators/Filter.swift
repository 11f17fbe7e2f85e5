extension ObservableType {
  /// Drops elements.
  ///
  /// - Parameter isIncluded: Tells what stays; an error that it throws ends the stream.
  /// - Returns: The stream of what stays.
  @inlinable
  public func filter(
    _ isIncluded: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      source.attach(
        Observer(observer.subscription) { element in
          do {
            if try isIncluded(element) { observer.onNext(element) }
          } catch {
            observer.onError(error)
          }
        })
    }
  }
}
