import Streams

/// Contracts 3 and 4: one order for everybody, and observers that come while an element is delivered.
extension Battery {
  /// The source is fed by its own observer: both observers see one order.
  func reentrantSource() {
    let subject = PublishSubject<Int>()
    let (first, second) = (History<Output>(), History<Output>())
    var rest: ArraySlice<Int> = []
    first.afterEach = { _ in
      if let next = rest.popFirst() { subject.onNext(next) }
    }
    let (scheduler, handles) = (VirtualTimeScheduler(), [SerialDisposable(), SerialDisposable()])
    first.subscribe(to: apply(subject.asObservable(), scheduler), into: handles[0])
    second.subscribe(to: apply(subject.asObservable(), scheduler), into: handles[1])
    rest = input.dropFirst()
    subject.onNext(input[0])
    scheduler.advance(by: .seconds(1))
    while let next = rest.popFirst() {
      subject.onNext(next)
      scheduler.advance(by: .seconds(1))
    }
    subject.onCompleted()
    scheduler.advance(by: .seconds(20))
    for handle in handles { handle.dispose() }
    // An element that is fed by a timer comes at another time, so only the grammar is the same.
    if isTimed {
      for history in [first, second] { checkGrammar(history.lines) }
      return
    }
    let expected = run(elements + [.completed]).lines
    check(first.lines == expected, "re-entrant, first: \(first.lines)")
    check(second.lines == expected, "re-entrant, second: \(second.lines)")
  }

  /// Who comes while an element is delivered gets what the others get from the next one on.
  func latecomer() {
    let (subject, scheduler) = (PublishSubject<Int>(), VirtualTimeScheduler())
    let (first, second) = (History<Output>(), History<Output>())
    let handles = [SerialDisposable(), SerialDisposable()]
    var (sent, missed) = (0, 0)
    first.afterEach = { count in
      guard count == 1 else { return }
      missed = sent
      second.subscribe(to: apply(subject.asObservable(), scheduler), into: handles[1])
    }
    first.subscribe(to: apply(subject.asObservable(), scheduler), into: handles[0])
    for element in input {
      sent += 1
      subject.onNext(element)
    }
    subject.onCompleted()
    for handle in handles { handle.dispose() }
    let expected = run(elements.dropFirst(missed) + [.completed]).lines
    check(second.lines == expected, "came after \(missed): \(second.lines)")
  }
}
