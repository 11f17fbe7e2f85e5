import Streams
import Testing

/// The drawings of the guides in the documentation.
@Suite struct `The drawings of the guides` {
  private static func check(
    _ inputs: [String], _ expected: String, location: Testing.SourceLocation = #_sourceLocation,
    _ make: ([Observable<String>], VirtualTimeScheduler) -> Observable<String>
  ) {
    let scheduler = VirtualTimeScheduler()
    let sources = inputs.map { scheduler.coldObservable(.marbles($0)).asObservable() }
    let stream = make(sources, scheduler)
    let observer = scheduler.start(subscribed: .zero, disposed: .seconds(60)) { stream }
    #expect(observer.events == .marbles(expected), sourceLocation: location)
  }

  @Test func `transforming`() {
    let inputs = ["-a-----b-----|", "x--y--z|"]
    Self.check(inputs, "-x--y--(zx)--y--z|") { s, _ in s[0].flatMap { _ in s[1] } }
    Self.check(inputs, "-x--y--x--y--z|") { s, _ in s[0].flatMapLatest { _ in s[1] } }
    Self.check(inputs, "-x--y--zx--y--z|") { s, _ in s[0].concatMap { _ in s[1] } }
    Self.check(inputs, "-x--y--z-----|") { s, _ in s[0].flatMapFirst { _ in s[1] } }
    Self.check(["-1-2-3-4-|"], "-A---B---|") { s, _ in
      s[0].window(count: 2).scan("") { name, _ in name.isEmpty ? "A" : "B" }
    }
  }

  @Test func `filtering`() {
    let input = ["-1-2-2-3-1-|"]
    Self.check(input, "-1-2---3-1-|") { s, _ in s[0].distinctUntilChanged() }
    Self.check(input, "-1-(2|)") { s, _ in s[0].take(2) }
    Self.check(input, "-----------(31|)") { s, _ in s[0].takeLast(2) }
    Self.check(input, "-1-2-2-|") { s, _ in s[0].take { $0 < "3" } }
    Self.check(input, "-----2-3-1-|") { s, _ in s[0].skip(2) }
    Self.check(input, "-------3-1-|") { s, _ in s[0].skip { $0 < "3" } }
    Self.check(input, "-------(3|)") { s, _ in s[0].element(at: 3) }
    Self.check(["-1-2-3-4-5-|", "----x------"], "-1-2|") { s, _ in s[0].take(until: s[1]) }
    Self.check(["-1-2-3-4-5-|", "----x------"], "-----3-4-5-|") { s, _ in
      s[0].skip(until: s[1])
    }
  }

  @Test func `combining`() {
    let inputs = ["-1---2-----3|", "---x---y-|"]
    Self.check(inputs, "-1-x-2-y---3|") { s, _ in .merge(s) }
    Self.check(inputs, "-1---2-----3---x---y-|") { s, _ in .concat(s) }
    Self.check(inputs, "-----x-----y|") { s, _ in s[0].withLatestFrom(s[1]) }
    Self.check(inputs, "---1---2-|") { s, _ in s[0].sample(s[1]) }
    Self.check(inputs, inputs[0]) { s, _ in s[0].amb(s[1]) }
    let names = ["1x": "A", "2x": "B", "2y": "C", "3y": "D"]
    Self.check(inputs, "---A-B-C---D|") { s, _ in
      .combineLatest(s[0], s[1]) { names[$0 + $1]! }
    }
    Self.check(inputs, "---A---C-|") { s, _ in .zip(s[0], s[1]) { names[$0 + $1]! } }
  }

  @Test func `failing`() {
    Self.check(["-1-2-#"], "-1-2-(9|)") { s, _ in s[0].catchAndReturn("9") }
    Self.check(["-1-2-#", "--x-|"], "-1-2---x-|") { s, _ in s[0].catch { _ in s[1] } }
    Self.check(["-1-2-#"], "-1-2--1-2-#") { s, _ in s[0].retry(2) }
    Self.check(["-1-2-#"], "-1-2-----1-2-----(1|)") { s, scheduler in
      s[0].retry(when: { $0.delay(.seconds(3), scheduler: scheduler) }).take(5)
    }
    Self.check(["-1-|"], "-1--1-|") { s, _ in s[0].repeat(2) }
  }

  @Test func `timing`() {
    let input = ["-a-bc-----d-|"]
    Self.check(input, "---a-bc-----d-|") { s, time in s[0].delay(.seconds(2), scheduler: time) }
    Self.check(input, "-------c----(d|)") { s, time in
      s[0].debounce(.seconds(3), scheduler: time)
    }
    Self.check(input, "-a---c----d-|") { s, time in s[0].throttle(.seconds(4), scheduler: time) }
    Self.check(input, "-a--------d-|") { s, time in
      s[0].throttle(.seconds(4), latest: false, scheduler: time)
    }
    Self.check(input, "-a-bc---(T|)") { s, time in
      s[0].timeout(.seconds(4), other: Observable.just("T"), scheduler: time)
    }
    let names = ["abc": "A", "d": "B", "": "C"]
    Self.check(input, "-----A----B-(C|)") { s, time in
      s[0].buffer(timeSpan: .seconds(5), scheduler: time).map { names[$0.joined()]! }
    }
  }
}
