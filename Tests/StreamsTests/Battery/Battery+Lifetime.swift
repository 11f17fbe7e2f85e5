import Streams

/// Contracts 2 and 11: what is released, when, and what may happen meanwhile.
extension Battery {
  /// The source is left at the very moment at which it ended, or the result did.
  func upstreamIsLeftAtOnce() {
    for end in [Event<Int>.completed, .error(Failure.expected), nil] {
      let scheduler = VirtualTimeScheduler()
      let (sourceEnd, disposal) = (Duration.seconds(300), Duration.seconds(1_000))
      var events = input.enumerated().map { Recorded<Int>.next(210 + $0.offset, $0.element) }
      if let end { events.append(Recorded(time: sourceEnd, event: end)) }
      let source = scheduler.hotObservable(events)
      let result = scheduler.start(disposed: disposal) { apply(source.asObservable(), scheduler) }
      let resultEnd = result.events.last.flatMap { $0.event.isStopEvent ? $0.time : nil }
      let bound = min(resultEnd ?? disposal, end == nil ? disposal : sourceEnd)
      let left = source.subscriptions.map { $0.disposed ?? Duration.seconds(Int.max) }
      // A source that is subscribed to several times may be left earlier, but for the last time.
      check(
        left.allSatisfy { $0 <= bound } && left.last ?? bound == bound,
        "\(source.subscriptions), result \(result.events)")
    }
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

  /// The observer is destroyed at the end, or with the subscription, and feeds the source from there.
  func destructorThatCallsBack() {
    for isDisposed in [true, false] {
      let (subject, place, scheduler) = (
        PublishSubject<Int>(), SerialDisposable(), VirtualTimeScheduler()
      )
      var (lines, calls): ([String], Int) = ([], 0)
      do {
        let captured = Probe()
        captured.onDeinit = {
          calls += 1
          subject.onNext(input[0])
          _ = subject.subscribe { _ in }
        }
        apply(subject.asObservable(), scheduler).subscribe(
          into: place,
          onNext: {
            lines.append("\($0)")
            captured.touch()
          }, onError: { lines.append("error(\($0))") }, onCompleted: { lines.append("completed") },
          onDisposed: { lines.append("disposed") })
      }
      subject.onNext(input[0])
      if isDisposed { place.dispose() } else { subject.onCompleted() }
      scheduler.advance(by: .seconds(20))
      check(calls == 1, "\(calls) destructors, \(isDisposed ? "disposed" : "completed")")
      checkGrammar(lines)
      // Where an inner stream never ends, nothing else ends the subscription.
      place.dispose()
    }
  }
}
