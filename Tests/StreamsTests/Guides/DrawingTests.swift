import Foundation
import Streams
import Testing

/// What a guide of the documentation draws is what the operators do.
@Suite struct `The drawings of the guides` {
  /// Runs a drawing, which has to be on the page named like the test.
  private static func check(
    _ inputs: [String], _ expected: String, function: String = #function,
    location: Testing.SourceLocation = #_sourceLocation,
    _ make: ([Observable<String>], VirtualTimeScheduler) -> Observable<String>
  ) throws {
    let scheduler = VirtualTimeScheduler()
    let sources = inputs.map { scheduler.coldObservable(.marbles($0)).asObservable() }
    let stream = make(sources, scheduler)
    let observer = scheduler.start(subscribed: .zero, disposed: .seconds(60)) { stream }
    #expect(observer.events == .marbles(expected), sourceLocation: location)
    let page = try GuidePage(named: function.filter(\.isLetter).capitalized)
    for drawing in inputs + [expected] {
      #expect(
        page.text.contains(" \(drawing)\n") || page.text.contains(" \(drawing) "),
        "\(drawing)", sourceLocation: location)
    }
  }

  @Test func `transforming`() throws {
    let inputs = ["-a-----b-----|", "x--y--z|"]
    try Self.check(inputs, "-x--y--(zx)--y--z|") { s, _ in s[0].flatMap { _ in s[1] } }
    try Self.check(inputs, "-x--y--x--y--z|") { s, _ in s[0].flatMapLatest { _ in s[1] } }
    try Self.check(inputs, "-x--y--zx--y--z|") { s, _ in s[0].concatMap { _ in s[1] } }
    try Self.check(inputs, "-x--y--z-----|") { s, _ in s[0].flatMapFirst { _ in s[1] } }
    try Self.check(["-1-2-3-4-|"], "-A---B---|") { s, _ in
      s[0].window(count: 2).scan("") { name, _ in name.isEmpty ? "A" : "B" }
    }
    let groups = { (source: Observable<String>) in source.groupBy { Int($0)! % 2 } }
    try Self.check(["-1-2-3-4-|"], "-A-B-----|") { s, _ in
      groups(s[0]).map { $0.key == 1 ? "A" : "B" }
    }
    for (key, drawing) in [(1, "-1---3---|"), (0, "---2---4-|")] {
      try Self.check(["-1-2-3-4-|"], drawing) { s, _ in
        groups(s[0]).filter { $0.key == key }.flatMap { $0 }
      }
    }
    let numbers = ["-1--2--3--|"]
    try Self.check(numbers, "-2--4--6--|") { s, _ in s[0].map { "\(Int($0)! * 2)" } }
    try Self.check(numbers, "-1-----3--|") { s, _ in s[0].compactMap { $0 == "2" ? nil : $0 } }
    try Self.check(numbers, "-1--3--6--|") { s, _ in
      s[0].scan(0) { $0 + Int($1)! }.map { "\($0)" }
    }
    try Self.check(numbers, "----A--B--|") { s, _ in
      s[0].pairwise().map { $0 == ("1", "2") ? "A" : "B" }
    }
    try Self.check(numbers, "----A-----(B|)") { s, _ in
      s[0].buffer(count: 2).map { $0 == ["1", "2"] ? "A" : "B" }
    }
  }

  @Test func `creating`() throws {
    try Self.check([], "(a|)") { _, _ in .just("a") }
    try Self.check([], "(abc|)") { _, _ in .from(["a", "b", "c"]) }
    try Self.check([], "(aaa|)") { _, _ in Observable.repeatElement("a").take(3) }
    try Self.check([], "(124|)") { _, _ in
      Observable.generate(initialState: 1, condition: { $0 < 8 }, iterate: { $0 * 2 })
        .map { "\($0)" }
    }
    try Self.check([], "---(0|)") { _, time in
      Observable<Int>.timer(.seconds(3), scheduler: time).map { "\($0)" }
    }
  }

  @Test func `folding`() throws {
    let input = ["-1-2-3-|"]
    try Self.check(input, "-------(6|)") { s, _ in
      s[0].reduce(0) { $0 + Int($1)! }.map { "\($0)" }
    }
    try Self.check(input, "-------(A|)") { s, _ in
      s[0].toArray().map { $0 == ["1", "2", "3"] ? "A" : "-" }
    }
    try Self.check(input, "-------(3|)") { s, _ in s[0].count().map { "\($0)" } }
    let answer = { $0 ? "T" : "F" }
    try Self.check(input, "---(T|)") { s, _ in s[0].contains("2").map(answer) }
    try Self.check(input, "-------(F|)") { s, _ in s[0].contains { $0 > "9" }.map(answer) }
    try Self.check(input, "-(F|)") { s, _ in s[0].isEmpty().map(answer) }
    try Self.check(input, input[0]) { s, _ in s[0].ifEmpty(default: "9") }
    try Self.check(input + ["--1-2-4|"], "------(F|)") { s, _ in
      s[0].sequenceEqual(s[1]).map(answer)
    }
  }

  @Test func `filtering`() throws {
    let input = ["-1-2-2-3-1-|"]
    try Self.check(input, "-1-2---3-1-|") { s, _ in s[0].distinctUntilChanged() }
    try Self.check(input, "-1-(2|)") { s, _ in s[0].take(2) }
    try Self.check(input, "-----------(31|)") { s, _ in s[0].takeLast(2) }
    try Self.check(input, "-1-2-2-|") { s, _ in s[0].take { $0 < "3" } }
    try Self.check(input, "-----2-3-1-|") { s, _ in s[0].skip(2) }
    try Self.check(input, "-------3-1-|") { s, _ in s[0].skip { $0 < "3" } }
    try Self.check(input, "-------(3|)") { s, _ in s[0].element(at: 3) }
    try Self.check(["-1-2-3-4-5-|", "----x------"], "-1-2|") { s, _ in s[0].take(until: s[1]) }
    try Self.check(["-1-2-3-4-5-|", "----x------"], "-----3-4-5-|") { s, _ in
      s[0].skip(until: s[1])
    }
  }

  @Test func `combining`() throws {
    let inputs = ["-1---2-----3|", "---x---y-|"]
    try Self.check(inputs, "-1-x-2-y---3|") { s, _ in .merge(s) }
    try Self.check(inputs, "-1---2-----3---x---y-|") { s, _ in .concat(s) }
    try Self.check(inputs, "-----x-----y|") { s, _ in s[0].withLatestFrom(s[1]) }
    try Self.check(inputs, "---1---2-|") { s, _ in s[0].sample(s[1]) }
    try Self.check(inputs, inputs[0]) { s, _ in s[0].amb(s[1]) }
    try Self.check(inputs, "01---2-----3|") { s, _ in s[0].startWith("0") }
    let names = ["1x": "A", "2x": "B", "2y": "C", "3y": "D"]
    try Self.check(inputs, "---A-B-C---D|") { s, _ in
      .combineLatest(s[0], s[1]) { names[$0 + $1]! }
    }
    try Self.check(inputs, "---A---C-|") { s, _ in .zip(s[0], s[1]) { names[$0 + $1]! } }
  }

  @Test func `failing`() throws {
    try Self.check(["-1-2-#"], "-1-2-(9|)") { s, _ in s[0].catchAndReturn("9") }
    try Self.check(["-1-2-#", "--x-|"], "-1-2---x-|") { s, _ in s[0].catch { _ in s[1] } }
    try Self.check(["-1-2-#"], "-1-2--1-2-#") { s, _ in s[0].retry(2) }
    try Self.check(["-1-2-#"], "-1-2-----1-2-----(1|)") { s, scheduler in
      s[0].retry(when: { $0.delay(.seconds(3), scheduler: scheduler) }).take(5)
    }
    try Self.check(["-1-|"], "-1--1-|") { s, _ in s[0].repeat(2) }
  }

  @Test func `timing`() throws {
    let input = ["-a-bc-----d-|"]
    try Self.check(input, "---a-bc-----d-|") { s, time in s[0].delay(.seconds(2), scheduler: time) }
    try Self.check(input, "-------c----(d|)") { s, time in
      s[0].debounce(.seconds(3), scheduler: time)
    }
    try Self.check(input, "-a---c----d-|") { s, time in s[0].throttle(.seconds(4), scheduler: time)
    }
    try Self.check(input, "-a--------d-|") { s, time in
      s[0].throttle(.seconds(4), latest: false, scheduler: time)
    }
    try Self.check(input, "-a-bc---(T|)") { s, time in
      s[0].timeout(.seconds(4), other: Observable.just("T"), scheduler: time)
    }
    let names = ["abc": "A", "d": "B", "": "C"]
    try Self.check(input, "-----A----B-(C|)") { s, time in
      s[0].buffer(timeSpan: .seconds(5), scheduler: time).map { names[$0.joined()]! }
    }
    try Self.check(input, "A----B----C-|") { s, time in
      s[0].window(timeSpan: .seconds(5), scheduler: time).scan(0) { count, _ in count + 1 }
        .map { ["", "A", "B", "C"][$0] }
    }
    try Self.check(input, "---a-bc-----d-|") { s, time in
      s[0].delaySubscription(.seconds(2), scheduler: time)
    }
  }
}
