// What is generic over a parameter pack looks its types up at run time, also where the caller knows
// them. These arities are common enough to be spared that.

extension Observable {
  /// Combines the latest elements of two streams, as ``combineLatest(_:resultSelector:)-(Source,_)`` does.
  ///
  /// - Parameters:
  ///   - first: The first stream.
  ///   - second: The second stream.
  ///   - resultSelector: Combines the elements; an error that it throws ends the stream.
  /// - Returns: The stream of the results.
  @inlinable
  public static func combineLatest<A: ObservableType, B: ObservableType>(
    _ first: A, _ second: B,
    resultSelector: @escaping (A.Element, B.Element) throws -> Element
  ) -> Observable<Element> {
    Observable { observer in
      let latestFirst = first.makeLatestValue()
      let latestSecond = second.makeLatestValue()
      let group = CombineSubscription(observer.subscription, count: 2)
      let emit = {
        do {
          observer.onNext(
            try resultSelector(latestFirst.current, latestSecond.current))
        } catch {
          observer.onError(error)
        }
      }
      group.attach(first.asObservable(), latestFirst, emit)
      group.attach(second.asObservable(), latestSecond, emit)
    }
  }

  /// Combines the latest elements of three streams, as ``combineLatest(_:resultSelector:)-(Source,_)`` does.
  ///
  /// - Parameters:
  ///   - first: The first stream.
  ///   - second: The second stream.
  ///   - third: The third stream.
  ///   - resultSelector: Combines the elements; an error that it throws ends the stream.
  /// - Returns: The stream of the results.
  @inlinable
  public static func combineLatest<A: ObservableType, B: ObservableType, C: ObservableType>(
    _ first: A, _ second: B, _ third: C,
    resultSelector: @escaping (A.Element, B.Element, C.Element) throws -> Element
  ) -> Observable<Element> {
    Observable { observer in
      let latestFirst = first.makeLatestValue()
      let latestSecond = second.makeLatestValue()
      let latestThird = third.makeLatestValue()
      let group = CombineSubscription(observer.subscription, count: 3)
      let emit = {
        do {
          observer.onNext(
            try resultSelector(latestFirst.current, latestSecond.current, latestThird.current))
        } catch {
          observer.onError(error)
        }
      }
      group.attach(first.asObservable(), latestFirst, emit)
      group.attach(second.asObservable(), latestSecond, emit)
      group.attach(third.asObservable(), latestThird, emit)
    }
  }

  /// Combines the latest elements of four streams, as ``combineLatest(_:resultSelector:)-(Source,_)`` does.
  ///
  /// - Parameters:
  ///   - first: The first stream.
  ///   - second: The second stream.
  ///   - third: The third stream.
  ///   - fourth: The fourth stream.
  ///   - resultSelector: Combines the elements; an error that it throws ends the stream.
  /// - Returns: The stream of the results.
  @inlinable
  public static func combineLatest<
    A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D,
    resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element) throws -> Element
  ) -> Observable<Element> {
    Observable { observer in
      let latestFirst = first.makeLatestValue()
      let latestSecond = second.makeLatestValue()
      let latestThird = third.makeLatestValue()
      let latestFourth = fourth.makeLatestValue()
      let group = CombineSubscription(observer.subscription, count: 4)
      let emit = {
        do {
          observer.onNext(
            try resultSelector(
              latestFirst.current, latestSecond.current, latestThird.current, latestFourth.current))
        } catch {
          observer.onError(error)
        }
      }
      group.attach(first.asObservable(), latestFirst, emit)
      group.attach(second.asObservable(), latestSecond, emit)
      group.attach(third.asObservable(), latestThird, emit)
      group.attach(fourth.asObservable(), latestFourth, emit)
    }
  }
}
