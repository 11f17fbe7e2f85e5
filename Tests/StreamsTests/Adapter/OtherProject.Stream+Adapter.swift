import Streams

/// The bridge: an observer that feeds, three closures that listen, a handle that stops.
extension OtherProject.Stream {
  var observable: Observable<Value> {
    .create { observer in
      Disposables.create(
        with: listen(
          OtherProject.Listener(
            next: { observer.onNext($0) }, failed: { observer.onError($0) },
            ended: { observer.onCompleted() })))
    }
  }

  init(_ observable: Observable<Value>) {
    self.init { listener in
      let handle = observable.subscribe(
        onNext: listener.next, onError: listener.failed, onCompleted: listener.ended)
      return { handle.dispose() }
    }
  }
}

extension OtherProject.Clock: Scheduler {
  var now: Duration { .seconds(time) }

  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    Disposables.create(with: at(time + Int(delay.components.seconds), action))
  }
}

/// The operators that the other project's tests call: a line each.
extension OtherProject.Stream {
  func mapping<Result>(_ transform: @escaping (Value) throws -> Result)
    -> OtherProject.Stream<Result>
  {
    OtherProject.Stream<Result>(observable.map(transform))
  }

  func keeping(_ isIncluded: @escaping (Value) throws -> Bool) -> Self {
    Self(observable.filter(isIncluded))
  }

  func accumulating(_ combine: @escaping (Value, Value) throws -> Value, from seed: Value)
    -> Self
  { Self(observable.scan(seed, accumulator: combine)) }

  func prefix(_ count: Int) -> Self { Self(observable.take(count)) }

  func until<Other>(_ other: OtherProject.Stream<Other>) -> Self {
    Self(observable.take(until: other.observable))
  }

  func merged(with other: Self) -> Self { Self(.merge(observable, other.observable)) }

  func followed(by other: Self) -> Self { Self(observable.concat(other.observable)) }

  func recovering(_ handler: @escaping (any Error) throws -> Self) -> Self {
    Self(observable.catch { try handler($0).observable })
  }

  func switching<Result>(_ make: @escaping (Value) throws -> OtherProject.Stream<Result>)
    -> OtherProject.Stream<Result>
  {
    OtherProject.Stream<Result>(observable.flatMapLatest { try make($0).observable })
  }

  func latest<Other>(with other: OtherProject.Stream<Other>) -> OtherProject.Stream<String> {
    OtherProject.Stream<String>(
      Observable.combineLatest(observable, other.observable) { "\($0)\($1)" })
  }

  func paired<Other>(with other: OtherProject.Stream<Other>) -> OtherProject.Stream<String> {
    OtherProject.Stream<String>(Observable.zip(observable, other.observable) { "\($0)\($1)" })
  }

  func settled(for ticks: Int, _ clock: OtherProject.Clock) -> Self {
    Self(observable.debounce(.seconds(ticks), scheduler: clock))
  }

  func late(by ticks: Int, _ clock: OtherProject.Clock) -> Self {
    Self(observable.delay(.seconds(ticks), scheduler: clock))
  }
}
