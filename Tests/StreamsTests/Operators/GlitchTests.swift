import Streams
import Testing

/// FR-40, the rule: `withLatestFrom` and `sample` see an element of a common root on the side that was
/// subscribed to first.
///
/// `withLatestFrom` subscribes to the other stream first, `sample` to the source. So the answer does not
/// depend on unrelated subscribers, unless a stream between the root and the operator is shared: a
/// shared stream takes its place at the root with its own first subscriber.
@Suite struct `The glitch rule` {
  private let root = PublishSubject<Int>()

  @Test(arguments: [0, 1, 2])
  func `FR-40 unrelated subscribers do not make a sampled value lag`(extra: Int) {
    let (a, b) = (root.map { $0 }, root.map { $0 * 10 })
    for _ in 0..<extra {
      _ = a.subscribe { _ in }
      _ = b.subscribe { _ in }
    }
    var (pairs, samples): ([[Int]], [Int]) = ([], [])
    _ = a.withLatestFrom(b) { [$0, $1] }.subscribe { pairs.append($0) }
    _ = b.sample(a).subscribe { samples.append($0) }
    _ = b.subscribe { _ in }
    for element in 1...2 { root.onNext(element) }
    root.onCompleted()
    #expect(pairs == [[1, 10], [2, 20]])
    #expect(samples == [10, 20])
  }

  @Test func `FR-40 combineLatest emits once for each change of a side, in argument order`() {
    let (a, b) = (root.map { $0 }, root.map { $0 * 10 })
    var pairs: [[Int]] = []
    _ = Observable.combineLatest(a, b) { [$0, $1] }.subscribe { pairs.append($0) }
    for element in 1...2 { root.onNext(element) }
    root.onCompleted()
    #expect(pairs == [[1, 10], [2, 10], [2, 20]])
  }

  @Test(arguments: [false, true])
  func `FR-40 a shared stream takes its place with its own first subscriber`(isEarly: Bool) {
    let (a, b) = (root.map { $0 }.share(), root.map { $0 * 10 }.share())
    var pairs: [[Int]] = []
    if isEarly { _ = a.subscribe { _ in } }
    _ = a.withLatestFrom(b) { [$0, $1] }.subscribe { pairs.append($0) }
    for element in 1...2 { root.onNext(element) }
    root.onCompleted()
    #expect(pairs == (isEarly ? [[2, 10]] : [[1, 10], [2, 20]]))
  }
}
