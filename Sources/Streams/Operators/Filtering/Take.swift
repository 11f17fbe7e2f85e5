extension ObservableType {
  /// Ends the stream after some elements.
  ///
  /// The source is left with the last of them, while it is being delivered.
  ///
  /// - Parameter count: How many; with zero the source is not subscribed to.
  /// - Returns: The shortened stream.
  /// - Precondition: `count` is not negative.
  @inlinable
  public func take(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "take(_:) needs a count that is not negative")
    if count == 0 { return .empty() }
    let source = asObservable()
    return Observable { observer in
      let sink = TakeSink(count, observer)
      source.attach(Observer(observer.subscription) { sink.receive($0) })
    }
  }

  /// Ends the stream when another one emits.
  ///
  /// The other stream is subscribed to first. Its failure fails the stream; its end has no effect.
  ///
  /// - Parameter other: The stream whose first element ends this one.
  /// - Returns: The shortened stream.
  @inlinable
  public func take<Other: ObservableType>(until other: Other) -> Observable<Element> {
    let (source, other) = (asObservable(), other.asObservable())
    return Observable { observer in
      let trigger = SideSubscription(observer.subscription)
      observer.subscription.own(trigger)
      other.attach(Observer(trigger) { _ in observer.onCompleted() })
      if !observer.isDisposed { source.attach(observer) }
    }
  }
}

@usableFromInline
final class TakeSink<Element> {
  @safe @exclusivity(unchecked) @usableFromInline var remaining: Int
  @usableFromInline let downstream: Observer<Element>

  @inlinable
  init(_ count: Int, _ downstream: Observer<Element>) {
    remaining = count
    self.downstream = downstream
  }

  @inlinable
  @inline(__always)
  func receive(_ element: Element) {
    guard remaining > 0 else { return }
    remaining -= 1
    if remaining == 0 {
      downstream.onNext(element)
      downstream.onCompleted()
    } else {
      downstream.onNext(element)
    }
  }
}
