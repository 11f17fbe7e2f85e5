extension ObservableType {
  /// Transforms each element.
  ///
  /// - Parameter transform: Makes the new element; an error that it throws ends the stream.
  /// - Returns: The stream of the new elements.
  @inlinable
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable<Result> { observer in
      source.attach(
        Observer(observer.subscription) { element in
          do {
            observer.onNext(try transform(element))
          } catch {
            observer.onError(error)
          }
        })
    }
  }

  /// Transforms each element and drops those without a result.
  ///
  /// - Parameter transform: Makes the new element; an error that it throws ends the stream.
  /// - Returns: The stream of the results that are not `nil`.
  @inlinable
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable<Result> { observer in
      source.attach(
        Observer(observer.subscription) { element in
          do {
            if let result = try transform(element) { observer.onNext(result) }
          } catch {
            observer.onError(error)
          }
        })
    }
  }
}
