extension Observable {
  /// Follows the first of several streams to emit or to end.
  ///
  /// The others are left then. The streams are subscribed to in order, until one of them has won.
  ///
  /// - Parameter sources: The streams; without any, the result never emits.
  /// - Returns: The events of the winner.
  @inlinable
  public static func amb(_ sources: some Collection<Observable<Element>>) -> Observable<Element> {
    Observable { observer in
      let race = RaceSubscription(observer.subscription)
      for source in sources {
        guard let lane = race.addLane() else { return }
        source.attach(
          Observer(lane) { element in
            race.note(lane)
            observer.onNext(element)
          })
      }
    }
  }
}

extension ObservableType {
  /// Follows the first of two streams to emit or to end.
  ///
  /// - Parameter other: The other stream, which is subscribed to after this one.
  /// - Returns: The events of the winner.
  @inlinable
  public func amb(_ other: some ObservableType<Element>) -> Observable<Element> {
    .amb([asObservable(), other.asObservable()])
  }
}
