import Streams

/// Contracts 1 and 5: the grammar, and sources that can be stopped.
extension Battery {
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
}
