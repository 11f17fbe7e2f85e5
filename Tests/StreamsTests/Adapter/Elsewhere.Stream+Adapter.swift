import Streams

/// The bridge: an observer that feeds, three closures that listen, a handle that stops.
extension Elsewhere.Stream {
  var observable: Observable<Value> {
    .create { observer in
      Disposables.create(
        with: listen(
          Elsewhere.Listener(
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

extension Elsewhere.Clock: Scheduler {
  var now: Duration { .seconds(time) }

  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
    Disposables.create(with: at(time + Int(delay.components.seconds), action))
  }
}

/// The operators that the other project's tests call: a line each.
extension Elsewhere.Stream {
  typealias Stream = Elsewhere.Stream

  func mapping<Result>(_ transform: @escaping (Value) throws -> Result) -> Stream<Result> {
    Stream<Result>(observable.map(transform))
  }

  func keeping(_ isIncluded: @escaping (Value) throws -> Bool) -> Stream {
    Stream(observable.filter(isIncluded))
  }

  func accumulating(_ combine: @escaping (Value, Value) throws -> Value, from seed: Value)
    -> Stream
  { Stream(observable.scan(seed, accumulator: combine)) }

  func prefix(_ count: Int) -> Stream { Stream(observable.take(count)) }

  func until<Other>(_ other: Stream<Other>) -> Stream {
    Stream(observable.take(until: other.observable))
  }

  func merged(with other: Stream) -> Stream { Stream(.merge(observable, other.observable)) }

  func followed(by other: Stream) -> Stream { Stream(observable.concat(other.observable)) }

  func recovering(_ handler: @escaping (any Error) throws -> Stream) -> Stream {
    Stream(observable.catch { try handler($0).observable })
  }

  func switching<Result>(_ make: @escaping (Value) throws -> Stream<Result>) -> Stream<Result> {
    Stream<Result>(observable.flatMapLatest { try make($0).observable })
  }

  func latest<Other>(with other: Stream<Other>) -> Stream<String> {
    Stream<String>(Observable.combineLatest(observable, other.observable) { "\($0)\($1)" })
  }

  func paired<Other>(with other: Stream<Other>) -> Stream<String> {
    Stream<String>(Observable.zip(observable, other.observable) { "\($0)\($1)" })
  }

  func settled(for ticks: Int, _ clock: Elsewhere.Clock) -> Stream {
    Stream(observable.debounce(.seconds(ticks), scheduler: clock))
  }

  func late(by ticks: Int, _ clock: Elsewhere.Clock) -> Stream {
    Stream(observable.delay(.seconds(ticks), scheduler: clock))
  }
}
