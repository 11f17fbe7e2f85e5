import DelegateBridge
import Streams
import Testing

@Suite("Broadcast: arguments of their own for some receivers")
@MainActor
struct BroadcastMappingTests {
  private let host = SlotHost()
  private let journal = Journal()
  private let count = 10

  private func receiver(_ name: String) -> Receiver { Receiver(name, journal) }

  private func mirror(_ index: Int) -> Int { count - 1 - index }

  @Test
  func `one receiver gets other arguments and the next one those that were sent`() {
    let mapped = receiver("mapped").on(SlotHost.didScroll)
    let raw = receiver("raw").on(SlotHost.didScroll)
    let broadcast = Broadcast(to: [mapped, raw])
    broadcast.map(SlotHost.didScroll, for: mapped) { host, index in (host, mirror(index)) }
    host.delegate = broadcast
    host.send(.optional, 2)
    #expect(journal.drain() == ["mapped 7", "raw 2"])
  }

  @Test
  func `a mapping holds for a receiver that is alone`() {
    let mapped = receiver("mapped").on(SlotHost.didScroll)
    let broadcast = Broadcast(to: [mapped])
    broadcast.map(SlotHost.didScroll, for: mapped) { host, index in (host, mirror(index)) }
    host.delegate = broadcast
    host.send(.optional, 0)
    #expect(journal.drain() == ["mapped 9"])
  }

  @Test
  func `an answer is mapped back to the sender`() {
    let mapped = receiver("mapped").on(SlotHost.moveTarget) { $0 + 1 }
    let broadcast = Broadcast(to: [mapped])
    broadcast.map(
      SlotHost.moveTarget, for: mapped, arguments: { host, index in (host, mirror(index)) },
      result: mirror)
    host.delegate = broadcast
    #expect(host.delegateStorage.send(SlotHost.moveTarget, host, 3) == 2)
    #expect(journal.drain() == ["mapped 6"])
  }

  @Test
  func `arguments are prepared once for all receivers`() {
    let receivers = ["a", "b"].map { receiver($0).on(SlotHost.didScroll) }
    let broadcast = Broadcast(to: receivers)
    var times = 0
    broadcast.prepare(SlotHost.didScroll) { host, index in
      times += 1
      return (host, index + 1)
    }
    host.delegate = broadcast
    host.send(.optional, 1)
    #expect(times == 1)
    #expect(journal.drain() == ["a 2", "b 2"])
  }

  @Test
  func `FR-26 an exclusive message goes to the library, which calls the app once with its index`() {
    for order in [["app", "library"], ["library", "app"]] {
      for isDenied in [false, true] {
        let app = receiver("app").on(SlotHost.didScroll).on(SlotHost.moveTarget) { $0 }
        let library = receiver("library")
        library.on(SlotHost.didScroll) { index in
          SlotHost.didScroll.send(to: app, host, mirror(index))
        }
        library.on(SlotHost.moveTarget) { index in
          mirror(SlotHost.moveTarget.send(to: app, host, mirror(index)))
        }
        let broadcast = Broadcast(to: order.map { $0 == "app" ? app : library })
        broadcast.setOwner(library, of: SlotHost.didScroll)
        broadcast.setOwner(library, of: SlotHost.moveTarget)
        if isDenied { broadcast.deny(SlotHost.didScroll, to: app) }
        host.delegate = broadcast
        for index in 0..<count {
          host.send(.optional, index)
          #expect(journal.drain() == ["library \(index)", "app \(mirror(index))"])
          #expect(host.delegateStorage.send(SlotHost.moveTarget, host, index) == index)
          #expect(journal.drain() == ["library \(index)", "app \(mirror(index))"])
        }
      }
    }
  }

  @Test
  func `FR-26 an app whose indices the broadcast maps gets its own and answers with its own`() {
    let app = receiver("app").on(SlotHost.didScroll).on(SlotHost.moveTarget) { $0 }
    let library = receiver("library").on(SlotHost.didScroll)
    let broadcast = Broadcast(to: [app, library])
    broadcast.map(SlotHost.didScroll, for: app) { host, index in (host, mirror(index)) }
    broadcast.map(
      SlotHost.moveTarget, for: app, arguments: { host, index in (host, mirror(index)) },
      result: mirror)
    broadcast.setOwner(app, of: SlotHost.didScroll)
    host.delegate = broadcast
    for index in 0..<count {
      host.send(.optional, index)
      #expect(journal.drain() == ["app \(mirror(index))"])
      #expect(host.delegateStorage.send(SlotHost.moveTarget, host, index) == index)
      #expect(journal.drain() == ["app \(mirror(index))"])
    }
    broadcast.remove(app)
    host.send(.optional, 1)
    #expect(journal.drain() == ["library 1"], "the fallback gets what was sent")
  }

  @Test
  func `combined answers are mapped each for its receiver`() {
    let app = receiver("app").on(SlotHost.moveTarget) { $0 }
    let other = receiver("other").on(SlotHost.moveTarget) { $0 }
    let broadcast = Broadcast(to: [app, other])
    broadcast.map(
      SlotHost.moveTarget, for: app, arguments: { host, index in (host, mirror(index)) },
      result: { $0 * 100 })
    broadcast.reduce(SlotHost.moveTarget, by: Broadcast.Reducer(+))
    host.delegate = broadcast
    #expect(host.delegateStorage.send(SlotHost.moveTarget, host, 2) == 702)
    #expect(journal.drain() == ["app 7", "other 2"])
  }
}
