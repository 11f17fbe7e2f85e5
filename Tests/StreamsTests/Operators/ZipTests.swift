import Streams
import Testing

@Suite struct `zip, amb and sequenceEqual` {
  private let scheduler = VirtualTimeScheduler()

  private func run<Element>(_ stream: Observable<Element>) -> [Recorded<Element>] {
    scheduler.start(subscribed: .zero, disposed: .seconds(30)) { stream }.events
  }

  @Test(arguments: [false, true])
  func `FR-39 zip ends when no pair can follow, in both orders`(swapped: Bool) {
    let short = scheduler.coldObservable(.marbles("-a-|"))
    let long = scheduler.coldObservable(.marbles("--x-y-z|"))
    let zipped =
      swapped ? Observable.zip(long, short) { $1 + $0 } : Observable.zip(short, long) { $0 + $1 }
    #expect(run(zipped) == [.next(2, "ax"), .completed(3)])
    #expect(long.subscriptions == [.ticks(0, 3)])
  }

  @Test(arguments: [false, true])
  func `FR-39 zip pairs what waits after its source has ended`(swapped: Bool) {
    let early = scheduler.coldObservable(.marbles("(ab)|"))
    let late = scheduler.coldObservable(.marbles("--x-y-z|"))
    let zipped =
      swapped ? Observable.zip(late, early) { $1 + $0 } : Observable.zip(early, late) { $0 + $1 }
    #expect(run(zipped) == [.next(2, "ax"), .next(4, "by"), .completed(4)])
    #expect(late.subscriptions == [.ticks(0, 4)])
  }

  @Test(arguments: [false, true])
  func `FR-39 zip with an empty source is empty`(swapped: Bool) {
    let (empty, never) = (Observable<Int>.empty(), Observable<Int>.never())
    let zipped = swapped ? Observable.zip([never, empty]) : Observable.zip([empty, never])
    #expect(zipped.history() == ["completed", "disposed"])
  }

  @Test func `FR-39 zip of nothing is empty, and synchronous values are not dropped`() {
    let none: [Observable<Int>] = []
    #expect(Observable.zip(none).history() == ["completed", "disposed"])
    let (numbers, letters) = (Observable.of(1, 2, 3), Observable.of("x", "y"))
    #expect(
      Observable.zip(numbers, letters) { "\($0)\($1)" }.history()
        == ["1x", "2y", "completed", "disposed"])
    #expect(
      Observable.zip(letters, numbers) { "\($1)\($0)" }.history()
        == ["1x", "2y", "completed", "disposed"])
  }

  @Test func `zip of five types into a tuple`() {
    let zipped: Observable<(Int, String, Bool, Double, [Int])> = .zip(
      Observable.just(1), Observable.just("a"), Observable.just(true), Observable.just(0.5),
      Observable.just([2]))
    #expect(
      zipped.map { "\($0) \($1) \($2) \($3) \($4)" }.history()
        == ["1 a true 0.5 [2]", "completed", "disposed"])
  }

  @Test func `amb leaves the losers at once`() {
    let slow = scheduler.coldObservable(.marbles("---a|"))
    let fast = scheduler.coldObservable(.marbles("--b--c|"))
    #expect(run(slow.amb(fast)) == .marbles("--b--c|"))
    #expect(slow.subscriptions == [.ticks(0, 2)])
    #expect(fast.subscriptions == [.ticks(0, 6)])
  }

  @Test func `amb follows an end and a failure too`() {
    let other = scheduler.coldObservable(.marbles("---a|"))
    #expect(run(other.amb(Observable<String>.empty())) == .marbles("|"))
    let again = VirtualTimeScheduler()
    let slow = again.coldObservable(.marbles("---a|"))
    let failing = again.coldObservable(.marbles("-#"))
    #expect(again.start(subscribed: .zero) { slow.amb(failing) }.events == .marbles("-#"))
  }

  @Test func `sequenceEqual decides as early as it can`() {
    let left = scheduler.coldObservable(.marbles("-a-b----|"))
    let right = scheduler.coldObservable(.marbles("--a--c--|"))
    #expect(run(left.sequenceEqual(right)) == [.next(5, false), .completed(5)])
    #expect(left.subscriptions == [.ticks(0, 5)])
  }
}
