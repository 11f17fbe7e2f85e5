import Streams
import Testing

@Suite struct `The battery on every operator` {
  @Test func `stateless operators`() {
    Battery { $0 }
    Battery { $0.map { $0 * 2 } }
    Battery { $0.filter { $0 != 2 } }
    Battery { $0.compactMap { $0 == 1 ? nil : $0 } }
    Battery { $0.do(onNext: { _ in }) }
    Battery { $0.do(onNext: { _ in }, onError: { _ in }, onCompleted: {}, onDispose: {}) }
  }

  @Test func `operators with state`() {
    Battery { $0.scan(0) { $0 + $1 } }
    Battery(input: [1, 1, 2, 1]) { $0.distinctUntilChanged() }
    Battery { $0.distinctUntilChanged { $0 / 2 } }
    Battery { $0.take(2) }
    Battery { $0.take(9) }
    Battery { $0.skip(2) }
    Battery { $0.startWith(7) }
  }

  @Test func `transforms that throw`() {
    let fail = { (element: Int) throws -> Int in
      if element == 3 { throw Failure.thrown }
      return element
    }
    Battery { $0.map(fail) }
    Battery { $0.filter { try fail($0) > 0 } }
    Battery { $0.compactMap(fail) }
    Battery { $0.scan(0) { try fail($1) + $0 } }
    Battery { $0.distinctUntilChanged(fail) }
    Battery { $0.flatMap { Observable.just(try fail($0)) } }
    Battery { $0.flatMapLatest { Observable.just(try fail($0)) } }
    Battery { $0.do(onNext: { _ = try fail($0) }) }
    Battery { $0.withLatestFrom(Observable.just(1)) { try fail($0) + $1 } }
    Battery(isAlikeWhenSynchronous: false) {
      Observable.combineLatest($0, Observable.just(1)) { try fail($0) + $1 }
    }
  }

  @Test func `operators with several sources`() {
    Battery { $0.flatMap { Observable.of($0, $0) } }
    Battery { $0.flatMapLatest { Observable.of($0, $0) } }
    Battery { $0.map { Observable.just($0) }.merge() }
    Battery { $0.map { Observable.just($0) }.switchLatest() }
    Battery { Observable.merge($0, .empty()) }
    Battery { Observable.merge(.just(9), $0) }
    Battery { $0.take(until: Observable<Int>.never()) }
    Battery { $0.take(until: Observable<Int>.empty()) }
    Battery { $0.withLatestFrom(Observable.just(1)) { $0 + $1 } }
    Battery(isAlikeWhenSynchronous: false) {
      Observable.combineLatest($0, Observable.just(1)) { $0 + $1 }
    }
    Battery { Observable.combineLatest(Observable.just(1), $0) { $0 + $1 } }
    Battery(isAlikeWhenSynchronous: false) {
      Observable.combineLatest([$0, .just(1)]) { $0.reduce(0, +) }
    }
    Battery { $0.share() }
    Battery { $0.share(replay: 2) }
    Battery { $0.share(replay: 1, scope: .forever) }
  }
}
