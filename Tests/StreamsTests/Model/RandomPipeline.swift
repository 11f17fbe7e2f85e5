import Streams

/// A random chain of operators, together with what the model says that it does.
struct RandomPipeline {
  let name: String
  let stream: Observable<Int>
  let model: ModelHistory

  func applying(
    _ name: String, _ stream: Observable<Int>, _ model: ModelHistory
  ) -> RandomPipeline {
    RandomPipeline(name: "\(self.name).\(name)", stream: stream, model: model)
  }
}

/// Makes pipelines, and keeps their sources to be asked about their subscriptions.
struct RandomPipelineBuilder {
  let scheduler = VirtualTimeScheduler()
  private(set) var sources: [TestableObservable<Int>] = []
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  /// A time that no other one equals, in all likelihood.
  mutating func time() -> Int { number(1...1_000_000_000_000) }

  mutating func pipeline(depth: Int, isShareable: Bool = true) -> RandomPipeline {
    if depth == 0 { return source() }
    let base = pipeline(depth: depth - 1, isShareable: isShareable)
    return switch number(0...9) {
    case 0...3: transformed(base)
    case 4...5: timed(base)
    case 6...7: combined(base, depth: depth)
    case 8: nested(base)
    default: isShareable ? shared(base) : transformed(base)
    }
  }

  private mutating func source() -> RandomPipeline {
    let values = (0..<number(0...5)).map { _ in number(0...4) }
    if number(0...3) == 0 {
      return RandomPipeline(
        name: "from(\(values))", stream: .from(values),
        model: ModelHistory(
          items: values.map { .init(time: 0, value: $0) }, end: .init(time: 0)))
    }
    let times = (0...values.count).map { _ in time() }.sorted()
    var model = ModelHistory(
      items: zip(times, values).map { .init(time: $0, value: $1) },
      end: .init(time: times[values.count]))
    switch number(0...9) {
    case 0: model.end = nil
    case 1...2: model.end?.isFailure = true
    default: break
    }
    let source = scheduler.coldObservable(model.recorded)
    sources.append(source)
    return RandomPipeline(
      name: "cold(\(model.recorded))", stream: source.asObservable(), model: model)
  }

  private mutating func nested(_ base: RandomPipeline) -> RandomPipeline {
    let policy = ModelHistory.InnerPolicy.allCases.randomElement(using: &random)!
    let inner = pipeline(depth: number(0...1), isShareable: false)
    let make = { (element: Int) in inner.stream.map { $0 + element } }
    let (stream, model) = (base.stream, base.model.flatMap(policy, inner.model))
    let result =
      switch policy {
      case .all: stream.flatMap(make)
      case .latest: stream.flatMapLatest(make)
      case .first: stream.flatMapFirst(make)
      case .one: stream.concatMap(make)
      case .two: stream.map(make).merge(maxConcurrent: 2)
      }
    return base.applying("flatMap(\(policy), \(inner.name))", result, model)
  }

  private mutating func shared(_ base: RandomPipeline) -> RandomPipeline {
    let stream = base.stream
    return switch number(0...4) {
    case 0: base.applying("share()", stream.share(), base.model)
    case 1: base.applying("share(2)", stream.share(replay: 2), base.model)
    case 2: base.applying("publish", stream.publish().refCount(), base.model)
    case 3: base.applying("replay", stream.replay(1).refCount(), base.model)
    default: base.applying("window", stream.window(count: 2).flatMap { $0 }, base.model)
    }
  }

  private mutating func timed(_ base: RandomPipeline) -> RandomPipeline {
    let (stream, model, scheduler) = (base.stream, base.model, scheduler)
    let (time, count) = (number(1...500_000_000_000), number(1...3))
    let span = Duration.nanoseconds(time)
    return switch number(0...6) {
    case 0:
      base.applying("delay(\(time))", stream.delay(span, scheduler: scheduler), model.delay(time))
    case 1:
      base.applying(
        "delaySubscription(\(time))", stream.delaySubscription(span, scheduler: scheduler),
        model.shifted(by: time))
    case 2:
      base.applying(
        "debounce(\(time))", stream.debounce(span, scheduler: scheduler), model.debounce(time))
    case 3:
      base.applying(
        "throttle(\(time))", stream.throttle(span, scheduler: scheduler),
        model.throttle(time, latest: true))
    case 4:
      base.applying(
        "throttle(\(time), latest: false)",
        stream.throttle(span, latest: false, scheduler: scheduler),
        model.throttle(time, latest: false))
    case 5:
      base.applying(
        "timeout(\(time))", stream.timeout(span, scheduler: scheduler), model.timeout(time))
    default:
      model.end == nil
        ? base
        : base.applying(
          "buffer(\(time), \(count))",
          stream.buffer(timeSpan: span, count: count, scheduler: scheduler).map(sum),
          model.sums(in: time, atMost: count))
    }
  }

  private mutating func combined(_ base: RandomPipeline, depth: Int) -> RandomPipeline {
    let other = pipeline(depth: number(0...depth - 1), isShareable: false)
    let (a, b, model) = (base.stream, other.stream, base.model)
    func applying(_ name: String, _ stream: Observable<Int>, _ model: ModelHistory)
      -> RandomPipeline
    {
      base.applying("\(name)(\(other.name))", stream, model)
    }
    return switch number(0...11) {
    case 0: applying("merge", .merge(a, b), .merge([model, other.model]))
    case 1: applying("concat", a.concat(b), model.followed(by: other.model) { !$0.isFailure })
    case 2:
      applying("zip", Observable.zip(a, b) { $0 * 3 + $1 }, model.zip(other.model))
    case 3:
      applying(
        "combineLatest", Observable.combineLatest(a, b) { $0 * 3 + $1 },
        model.combineLatest(other.model))
    case 4:
      applying(
        "withLatestFrom", a.withLatestFrom(b) { $0 * 3 + $1 }, model.withLatestFrom(other.model))
    case 5: applying("take(until)", a.take(until: b), model.take(until: other.model))
    case 6: applying("skip(until)", a.skip(until: b), model.skip(until: other.model))
    case 7: applying("sample", a.sample(b), model.sample(other.model))
    case 8: applying("amb", a.amb(b), model.amb(other.model))
    case 9:
      applying(
        "sequenceEqual", a.sequenceEqual(b).map { $0 ? 1 : 0 }, model.sequenceEqual(other.model))
    case 10:
      applying("catch", a.catch { _ in b }, model.followed(by: other.model) { $0.isFailure })
    default:
      applying(
        "zip of a collection", Observable.zip([a, b]) { $0[0] * 3 + $0[1] }, model.zip(other.model))
    }
  }

  private mutating func transformed(_ base: RandomPipeline) -> RandomPipeline {
    let (stream, model, n) = (base.stream, base.model, number(0...4))
    return switch number(0...25) {
    case 0: base.applying("map", stream.map { $0 + n }, model.compactMap { $0 + n })
    case 1:
      base.applying("filter", stream.filter { $0 != n }, model.compactMap { $0 == n ? nil : $0 })
    case 2: base.applying("scan", stream.scan(n) { $0 + $1 }, model.scan(n))
    case 3: base.applying("distinct", stream.distinctUntilChanged(), model.distinct())
    case 4: base.applying("take(\(n))", stream.take(n), model.take(n))
    case 5: base.applying("skip(\(n))", stream.skip(n), model.skip(n))
    case 6:
      base.applying("takeLast(\(n))", stream.takeLast(n), model.atEnd { Array($0.suffix(n)) })
    case 7: base.applying("take(while)", stream.take { $0 != n }, model.take { $0 != n })
    case 8: base.applying("skip(while)", stream.skip { $0 != n }, model.skip { $0 != n })
    case 9: base.applying("startWith", stream.startWith(n), model.startWith(n))
    case 10: base.applying("element(at: \(n))", stream.element(at: n), model.element(at: n))
    case 11:
      base.applying("ignore", stream.ignoreElements().map(impossible), model.atEnd { _ in [] })
    case 12:
      base.applying("reduce", stream.reduce(n) { $0 + $1 }, model.atEnd { [$0.reduce(n, +)] })
    case 13: base.applying("count", stream.count(), model.atEnd { [$0.count] })
    case 14: base.applying("toArray", stream.toArray().map(sum), model.atEnd { [$0.reduce(0, +)] })
    case 15: base.applying("pairwise", stream.pairwise().map { $0 * 10 + $1 }, model.pairwise())
    case 16:
      base.applying(
        "contains(\(n))", stream.contains(n).map { $0 ? 1 : 0 }, model.contains { $0 == n })
    case 17:
      base.applying("isEmpty", stream.isEmpty().map { $0 ? 0 : 1 }, model.contains { _ in true })
    case 18: base.applying("ifEmpty", stream.ifEmpty(default: n), model.ifEmpty(n))
    case 19:
      base.applying(
        "catchAndReturn", stream.catchAndReturn(n), model.followed(by: .just(n)) { $0.isFailure })
    case 20:
      base.applying("repeat(2)", stream.repeat(2), model.followed(by: model) { !$0.isFailure })
    case 21: base.applying("retry(2)", stream.retry(2), model.followed(by: model) { $0.isFailure })
    case 22:
      base.applying("buffer(\(n + 1))", stream.buffer(count: n + 1).map(sum), model.sums(of: n + 1))
    case 23:
      base.applying(
        "groupBy", stream.groupBy { $0 % 2 }.flatMap { group in group.map { $0 + group.key } },
        model.compactMap { $0 + $0 % 2 })
    case 24: base.applying("materialize", stream.materialize().dematerialize(), model)
    default:
      base.applying(
        "window(\(n + 1))", stream.window(count: n + 1).concatMap { $0.toArray() }.map(sum),
        model.sums(of: n + 1))
    }
  }
}

private func impossible(_ never: Never) -> Int {}

private func sum(_ values: [Int]) -> Int { values.reduce(0, +) }

extension ModelHistory {
  /// The history as the streams of the tests record it.
  var recorded: [Recorded<Int>] {
    items.map { .next(.nanoseconds($0.time), $0.value) }
      + (end.map {
        [
          $0.isFailure
            ? .error(.nanoseconds($0.time), Failure.expected) : .completed(.nanoseconds($0.time))
        ]
      } ?? [])
  }
}
