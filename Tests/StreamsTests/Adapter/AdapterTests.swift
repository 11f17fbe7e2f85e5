import Streams
import Testing

/// Another project's tests of operators, run against this library through an adapter of a line an
/// operator: that its public interface makes such an adapter possible is what is tested.
@Suite struct `Tests from elsewhere` {
  private let clock = OtherProject.Clock()

  private func source(
    _ signals: [(Int, OtherProject.Source<Int>.Signal)]
  ) -> OtherProject.Source<Int> { OtherProject.Source(clock, signals) }

  /// Elements at 210, 220, 230 and so on, and the end at 300.
  private func counting(to last: Int = 4) -> OtherProject.Source<Int> {
    source((1...last).map { (200 + $0 * 10, .next($0)) } + [(300, .ended)])
  }

  @Test func `mapping, and the end`() {
    let xs = counting(to: 2)
    #expect(
      OtherProject.results(clock) { xs.stream.mapping { $0 * 2 } } == [
        "210 2", "220 4", "300 ended",
      ])
    #expect(xs.listened == ["200...300"])
  }

  @Test(arguments: 0..<4)
  func `what a closure throws ends the stream, and the source is left at once`(which: Int) {
    let xs = counting()
    let fail = { (value: Int) throws -> Int in
      if value == 3 { throw Failure.thrown } else { value }
    }
    let results = OtherProject.results(clock) {
      switch which {
      case 0: xs.stream.mapping(fail)
      case 1: xs.stream.keeping { try fail($0) > 0 }
      case 2: xs.stream.accumulating({ _, value in try fail(value) }, from: 0)
      default: xs.stream.switching { OtherProject.Stream(Observable.just(try fail($0))) }
      }
    }
    #expect(results == ["210 1", "220 2", "230 failed thrown"])
    #expect(xs.listened == ["200...230"])
  }

  @Test func `a prefix leaves the source with its last element`() {
    let xs = counting()
    #expect(OtherProject.results(clock) { xs.stream.prefix(2) } == ["210 1", "220 2", "220 ended"])
    #expect(xs.listened == ["200...220"])
  }

  @Test func `nothing comes after the listener has left`() {
    let xs = source((0..<200).map { (195 + $0 * 10, .next($0)) })
    let results = OtherProject.results(clock) { xs.stream.keeping { $0 > 78 } }
    #expect(results == ["985 79", "995 80"])
    #expect(xs.listened == ["200...1000"])
  }

  @Test func `until another one speaks`() {
    let (xs, ys) = (counting(), source([(225, .next(0)), (240, .ended)]))
    #expect(
      OtherProject.results(clock) { xs.stream.until(ys.stream) } == ["210 1", "220 2", "225 ended"])
    #expect(xs.listened == ["200...225"])
    #expect(ys.listened == ["200...225"])
  }

  @Test func `merged, and one fails`() {
    let (xs, ys) = (counting(), source([(215, .next(9)), (225, .failed(Failure.expected))]))
    #expect(
      OtherProject.results(clock) { xs.stream.merged(with: ys.stream) } == [
        "210 1", "215 9", "220 2", "225 failed expected",
      ])
    #expect(xs.listened == ["200...225"])
    #expect(ys.listened == ["200...225"])
  }

  @Test func `one after the other, and one instead of a failure`() {
    let (xs, ys) = (counting(to: 1), source([(310, .next(9)), (320, .failed(Failure.expected))]))
    let zs = source([(330, .next(7)), (340, .ended)])
    #expect(
      OtherProject.results(clock) {
        xs.stream.followed(by: ys.stream).recovering { _ in zs.stream }
      } == ["210 1", "310 9", "330 7", "340 ended"])
    #expect(
      [xs.listened, ys.listened, zs.listened] == [["200...300"], ["300...320"], ["320...340"]])
  }

  @Test func `switching leaves the inner one before`() {
    let xs = source([(210, .next(0)), (250, .next(1)), (260, .ended)])
    let inners = [
      source([(220, .next(10)), (255, .next(11))]), source([(270, .next(20)), (280, .ended)]),
    ]
    #expect(
      OtherProject.results(clock) { xs.stream.switching { inners[$0].stream } } == [
        "220 10", "270 20", "280 ended",
      ])
    #expect(xs.listened == ["200...260"])
    #expect(inners.map(\.listened) == [["210...250"], ["250...280"]])
  }

  @Test func `the latest of two`() {
    let (xs, ys) = (counting(to: 3), source([(215, .next(8)), (225, .next(9)), (240, .ended)]))
    #expect(
      OtherProject.results(clock) { xs.stream.latest(with: ys.stream) } == [
        "215 18", "220 28", "225 29", "230 39", "300 ended",
      ])
    #expect(xs.listened == ["200...300"])
    #expect(ys.listened == ["200...240"])
  }

  @Test func `pairs end when no pair can follow`() {
    let (xs, ys) = (counting(to: 3), source([(215, .next(8)), (225, .next(9)), (240, .ended)]))
    #expect(
      OtherProject.results(clock) { xs.stream.paired(with: ys.stream) } == [
        "215 18", "225 29", "240 ended",
      ])
    #expect(xs.listened == ["200...240"])
  }

  @Test func `their clock is a scheduler`() {
    let (xs, ys) = (counting(to: 2), counting(to: 2))
    let results = OtherProject.results(clock) {
      xs.stream.settled(for: 15, clock).merged(with: ys.stream.late(by: 7, clock))
    }
    #expect(results == ["217 1", "227 2", "235 2", "307 ended"])
    #expect(xs.listened == ["200...300"])
    #expect(ys.listened == ["200...300"])
  }
}
