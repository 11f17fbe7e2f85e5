import Streams
import Testing

/// What every operator has to do, whatever it computes.
///
/// An operator enters as a function from a source to a stream. The battery feeds the source by hand, and
/// compares whole histories.
struct Battery<Output> {
  /// Applies the operator.
  ///
  /// Called anew for every check, with a scheduler whose time passes after each event.
  let apply: (Observable<Int>, VirtualTimeScheduler) -> Observable<Output>
  /// The elements that the source is fed with.
  let input: [Int]
  /// Whether a synchronous source gives what the same elements give one by one.
  ///
  /// It does not where the
  /// operator subscribes to another source afterwards.
  let isAlikeWhenSynchronous: Bool
  /// Whether what comes depends on when the source emits.
  let isTimed: Bool
  let location: Testing.SourceLocation

  @discardableResult
  init(
    input: [Int] = [1, 2, 3, 4], isAlikeWhenSynchronous: Bool = true,
    location: Testing.SourceLocation = #_sourceLocation,
    _ apply: @escaping (Observable<Int>) -> Observable<Output>
  ) {
    self.init(
      input, { source, _ in apply(source) }, isAlikeWhenSynchronous: isAlikeWhenSynchronous,
      isTimed: false, location)
  }

  /// Tests an operator that needs a scheduler: one second passes after each event.
  @discardableResult
  init(
    timed input: [Int] = [1, 2, 3, 4], location: Testing.SourceLocation = #_sourceLocation,
    _ apply: @escaping (Observable<Int>, VirtualTimeScheduler) -> Observable<Output>
  ) {
    self.init(input, apply, isAlikeWhenSynchronous: false, isTimed: true, location)
  }

  private init(
    _ input: [Int],
    _ apply: @escaping (Observable<Int>, VirtualTimeScheduler) -> Observable<Output>,
    isAlikeWhenSynchronous: Bool, isTimed: Bool, _ location: Testing.SourceLocation
  ) {
    self.apply = apply
    self.input = input
    self.isAlikeWhenSynchronous = isAlikeWhenSynchronous
    self.isTimed = isTimed
    self.location = location
    nothingFollowsTheEnd()
    disposalAtEveryPoint()
    failure()
    completion()
    if isAlikeWhenSynchronous { synchronousSource() }
    reentrantSource()
    leaks()
  }

  /// A source by hand, which goes on after the end if it is told to, and counts its disposals.
  final class Source {
    private(set) var observers: [Observer<Int>] = []
    private(set) var disposals = 0
    var subscriptions: Int { observers.count }

    var observable: Observable<Int> {
      .create { [self] observer in
        observers.append(observer)
        return Disposables.create(with: { [self] in disposals += 1 })
      }
    }

    func send(_ event: Event<Int>) { for observer in observers { observer.on(event) } }

    func forget() { observers = [] }
  }

  /// What happened until the last event was sent.
  struct Run {
    let lines: [String]
    let subscriptions: Int
    let disposals: Int
  }

  func run(
    _ events: [Event<Int>], disposingAfter point: Int? = nil
  ) -> Run {
    let (source, history, place) = (Source(), History<Output>(), SerialDisposable())
    history.afterEach = { if $0 == point { place.dispose() } }
    if point == 0 { place.dispose() }
    let scheduler = VirtualTimeScheduler()
    history.subscribe(to: apply(source.observable, scheduler), into: place)
    for event in events {
      source.send(event)
      scheduler.advance(by: .seconds(1))
    }
    // Long enough for what is delayed, and not forever for what is periodic.
    scheduler.advance(by: .seconds(20))
    let run = Run(
      lines: history.lines, subscriptions: source.subscriptions, disposals: source.disposals)
    // The source knows its observers and they know how to tell it: disposal breaks that ring.
    place.dispose()
    return run
  }

  var elements: [Event<Int>] { input.map { .next($0) } }
}

/// Whether a line ends a history.
private func isEnd(_ line: String) -> Bool { line == "completed" || line.hasPrefix("error(") }

extension Battery {
  func check(_ condition: Bool, _ comment: @autoclosure () -> String) {
    #expect(condition, "\(comment())", sourceLocation: location)
  }

  func checkGrammar(_ lines: [String]) {
    let end = lines.firstIndex(where: isEnd)
    if let end { check(lines[(end + 1)...] == ["disposed"], "after the end: \(lines)") }
    check(lines.filter { $0 == "disposed" }.count <= 1, "disposed more than once: \(lines)")
    if let last = lines.firstIndex(of: "disposed") {
      check(last == lines.count - 1, "after disposal: \(lines)")
    }
  }

  func checkReleased(_ run: Run) {
    check(
      run.disposals == run.subscriptions,
      "\(run.subscriptions) subscriptions, \(run.disposals) disposals")
  }

  func nothingFollowsTheEnd() {
    for end in [Event<Int>.completed, .error(Failure.expected)] {
      let regular = run(elements + [end])
      checkGrammar(regular.lines)
      let excessive = run(elements + [end] + elements + [.error(Failure.thrown), .completed])
      check(excessive.lines == regular.lines, "late events: \(excessive.lines)")
      checkReleased(excessive)
    }
  }

  func disposalAtEveryPoint() {
    let events = elements + [.completed]
    let whole = run(events).lines
    for point in 0..<whole.count {
      let run = run(events, disposingAfter: point)
      let lines = run.lines
      let isAtEnd = point > 0 && isEnd(whole[point - 1])
      let expected = point == 0 ? ["disposed"] : whole[..<point] + ["disposed"]
      check(
        lines == Array(expected) || (isAtEnd && lines == Array(whole)),
        "disposed after \(point): \(lines)")
      checkReleased(run)
    }
  }

  func failure() {
    let run = run(elements + [.error(Failure.expected)])
    check(run.lines.last == "disposed", "not disposed after a failure: \(run.lines)")
    checkReleased(run)
  }

  func completion() {
    let run = run(elements + [.completed])
    check(run.lines.last == "disposed", "not disposed after completion: \(run.lines)")
    checkReleased(run)
  }

  func synchronousSource() {
    let expected = run(elements + [.completed]).lines
    let lines = apply(.from(input), VirtualTimeScheduler()).history()
    check(lines == expected, "synchronous: \(lines), one by one: \(expected)")
    var pulled = 0
    let counting = input.lazy.map { (element: Int) -> Int in
      pulled += 1
      return element
    }
    let all = lines.dropLast(2)
    if !all.isEmpty {
      _ = apply(.from(counting), VirtualTimeScheduler()).take(1).history()
      let needed =
        (0...input.count).first { count in
          run(Array(elements.prefix(count))).lines.count > 0
        } ?? input.count
      check(pulled == needed, "take(1) pulled \(pulled), needed \(needed)")
    }
  }

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

  func leaks() {
    for end in [Event<Int>.completed, .error(Failure.expected), nil] {
      weak var probe: Probe?
      let (source, place, scheduler) = (Source(), SerialDisposable(), VirtualTimeScheduler())
      do {
        let captured = Probe()
        probe = captured
        apply(source.observable, scheduler).subscribe(
          into: place, onNext: { _ in captured.touch() })
      }
      for event in elements { source.send(event) }
      if let end { source.send(end) } else { place.dispose() }
      // What waits for the end may take its time; what was disposed of may not.
      if end != nil { scheduler.advance(by: .seconds(20)) }
      source.forget()
      check(probe == nil, "the observer is retained after \(end.map { "\($0)" } ?? "disposal")")
    }
  }
}
