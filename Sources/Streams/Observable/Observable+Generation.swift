extension Observable {
  /// A stream of one element, again and again, sent synchronously.
  ///
  /// - Parameter element: The element.
  /// - Returns: A stream that has to be stopped, for example by ``take(_:)``.
  @inlinable
  public static func repeatElement(_ element: Element) -> Observable<Element> {
    Observable { observer in
      while !observer.isDisposed { observer.next(element) }
    }
  }

  /// A stream of what a loop computes, sent synchronously.
  ///
  /// - Parameters:
  ///   - initialState: The first element, if the condition holds for it.
  ///   - condition: Whether an element is emitted; the stream completes when it fails.
  ///   - iterate: Makes the next element of one. An error that a closure throws ends the stream.
  /// - Returns: The stream of the elements.
  @inlinable
  public static func generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    Observable { observer in
      do {
        var element = initialState
        while !observer.isDisposed, try condition(element) {
          observer.onNext(element)
          if observer.isDisposed { return }
          element = try iterate(element)
        }
        observer.onCompleted()
      } catch {
        observer.onError(error)
      }
    }
  }

  /// A stream that needs a resource as long as somebody is subscribed to it.
  ///
  /// - Parameters:
  ///   - resourceFactory: Makes the resource, once a subscription; disposed of when that ends.
  ///   - observableFactory: Makes the stream that uses it. An error that a closure throws ends the
  ///     stream.
  /// - Returns: The stream.
  @inlinable
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { observer in
      do {
        let resource = try resourceFactory()
        observer.subscription.own(disposable: resource)
        try observableFactory(resource).attach(observer)
      } catch {
        observer.onError(error)
      }
    }
  }
}
