import Streams
import Testing

@Suite struct `Virtual time` {
  @Test func `equal due times run first in, first out`() {
    let scheduler = VirtualTimeScheduler()
    var log: [String] = []
    scheduler.schedule(at: .seconds(2)) { log.append("c") }
    scheduler.schedule(at: .seconds(1)) {
      log.append("a")
      scheduler.schedule(at: .seconds(1)) { log.append("b2") }
    }
    scheduler.schedule(at: .seconds(1)) { log.append("b1") }
    scheduler.run()
    #expect(log == ["a", "b1", "b2", "c"])
    #expect(scheduler.now == .seconds(2))
  }

  @Test func `time advances to where it is told`() {
    let scheduler = VirtualTimeScheduler()
    var log: [Int] = []
    _ = scheduler.schedule(after: .seconds(1)) { log.append(1) }
    _ = scheduler.schedule(after: .seconds(3)) { log.append(3) }
    scheduler.advance(by: .seconds(2))
    #expect(log == [1])
    #expect(scheduler.now == .seconds(2))
    scheduler.advance(to: .seconds(3))
    #expect(log == [1, 3])
  }

  @Test func `what is called off does not run`() {
    let scheduler = VirtualTimeScheduler()
    var ran = false
    scheduler.schedule(after: .seconds(1)) { ran = true }.dispose()
    scheduler.run()
    #expect(!ran)
  }
}
