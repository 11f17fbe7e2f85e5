import Streams
import Testing

@Suite struct `Operators that split a stream` {
  @Test func `windows outlive the subscription to the result`() {
    let source = PublishSubject<Int>()
    let history = History<Int>()
    let place = SerialDisposable()
    let handle = source.window(count: 3)
      .subscribe { history.subscribe(to: $0, into: place) }
    source.onNext(1)
    handle.dispose()
    for element in 2...5 { source.onNext(element) }
    #expect(history.lines == ["1", "2", "3", "completed", "disposed"])
    #expect(!source.hasObservers)
  }

  @Test func `the source is left with the last group`() {
    let source = PublishSubject<Int>()
    var groups: [GroupedObservable<Int, Int>] = []
    let handle = source.groupBy { $0 % 2 }.subscribe { groups.append($0) }
    source.onNext(1)
    source.onNext(2)
    let members = groups.map { group in group.subscribe { _ in } }
    handle.dispose()
    members[0].dispose()
    #expect(source.hasObservers)
    members[1].dispose()
    #expect(!source.hasObservers)
  }

  @Test func `all groups end as the source does, in the order of their first elements`() {
    let source = PublishSubject<Int>()
    var lines: [String] = []
    _ = source.groupBy { $0 % 3 }.subscribe(
      onNext: { group in
        _ = group.subscribe(
          onNext: { lines.append("\(group.key): \($0)") },
          onError: { lines.append("\(group.key): \($0)") })
      }, onError: { lines.append("\($0)") })
    for element in [2, 1, 3, 5] { source.onNext(element) }
    source.onError(Failure.expected)
    #expect(
      lines == [
        "2: 2", "1: 1", "0: 3", "2: 5", "2: expected", "1: expected", "0: expected", "expected",
      ])
  }

  @Test func `a buffer and a window have what is left at the end`() {
    #expect(
      Observable.from(1...5).buffer(count: 2).history() == [
        "[1, 2]", "[3, 4]", "[5]", "completed", "disposed",
      ])
    #expect(
      Observable.from(1...4).buffer(count: 2).history() == [
        "[1, 2]", "[3, 4]", "completed", "disposed",
      ])
    let sizes = Observable.from(1...4).window(count: 2).flatMap { $0.count() }
    #expect(sizes.history() == ["2", "2", "completed", "disposed"])
  }

  @Test func `a window ends before the next one opens`() {
    var lines: [String] = []
    _ = Observable.from(1...3).window(count: 2).subscribe(
      onNext: { window in
        lines.append("open")
        _ = window.subscribe(
          onNext: { lines.append("\($0)") }, onCompleted: { lines.append("end") })
      }, onCompleted: { lines.append("completed") })
    #expect(lines == ["open", "1", "2", "end", "open", "3", "end", "completed"])
  }
}
