extension ObservableType where Element: Equatable {
  /// Drops elements that equal their predecessor.
  ///
  /// - Returns: The stream of the changes.
  @inlinable
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged { $0 == $1 }
  }
}

extension ObservableType {
  /// Drops elements whose key equals that of the last element that was let through.
  ///
  /// - Parameter key: Makes the key; an error that it throws ends the stream.
  /// - Returns: The stream of the changes.
  @inlinable
  public func distinctUntilChanged<Key: Equatable>(
    _ key: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(key) { $0 == $1 }
  }

  /// Drops elements that equal the last element that was let through.
  ///
  /// - Parameter areEqual: Compares the last element and the new one; an error that it throws ends the
  ///   stream.
  /// - Returns: The stream of the changes.
  @inlinable
  public func distinctUntilChanged(
    _ areEqual: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: areEqual)
  }

  /// Drops elements whose key equals that of the last element that was let through.
  ///
  /// - Parameters:
  ///   - key: Makes the key; an error that it throws ends the stream.
  ///   - comparer: Compares the last key and the new one; an error that it throws ends the stream.
  /// - Returns: The stream of the changes.
  @inlinable
  public func distinctUntilChanged<Key>(
    _ key: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      let sink = DistinctSink(key, comparer, observer)
      source.attach(Observer(observer.subscription) { sink.receive($0) })
    }
  }
}

@usableFromInline
final class DistinctSink<Element, Key> {
  @safe @exclusivity(unchecked) @usableFromInline var last: Key?
  @usableFromInline let key: (Element) throws -> Key
  @usableFromInline let areEqual: (Key, Key) throws -> Bool
  @usableFromInline let downstream: Observer<Element>

  @inlinable
  init(
    _ key: @escaping (Element) throws -> Key, _ areEqual: @escaping (Key, Key) throws -> Bool,
    _ downstream: Observer<Element>
  ) {
    self.key = key
    self.areEqual = areEqual
    self.downstream = downstream
  }

  @inlinable
  @inline(__always)
  func receive(_ element: Element) {
    do {
      let new = try key(element)
      if let last, try areEqual(last, new) { return }
      last = new
      downstream.onNext(element)
    } catch {
      downstream.onError(error)
    }
  }
}
