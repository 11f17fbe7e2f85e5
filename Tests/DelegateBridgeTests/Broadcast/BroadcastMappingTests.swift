import DelegateBridge
import Streams
import Testing

@Suite("Broadcast: arguments of their own for some receivers")
@MainActor
struct BroadcastMappingTests {
  private let shelf = Shelf()
  private let log = Log()
  private let count = 10

  private func receiver(_ name: String) -> Receiver { Receiver(name, log) }

  private func mirror(_ index: Int) -> Int { count - 1 - index }

  @Test
  func `one receiver gets other arguments and the next one those that were sent`() {
    let mapped = receiver("mapped").on(Shelf.willShow)
    let raw = receiver("raw").on(Shelf.willShow)
    let broadcast = Broadcast(to: [mapped, raw])
    broadcast.map(Shelf.willShow, for: mapped) { shelf, index in (shelf, mirror(index)) }
    shelf.delegate = broadcast
    shelf.show(2)
    #expect(log.drain() == ["mapped 7", "raw 2"])
  }

  @Test
  func `a mapping holds for a receiver that is alone`() {
    let mapped = receiver("mapped").on(Shelf.willShow)
    let broadcast = Broadcast(to: [mapped])
    broadcast.map(Shelf.willShow, for: mapped) { shelf, index in (shelf, mirror(index)) }
    shelf.delegate = broadcast
    shelf.show(0)
    #expect(log.drain() == ["mapped 9"])
  }

  @Test
  func `an answer is mapped back to the sender`() {
    let mapped = receiver("mapped").on(Shelf.moveTarget) { $0 + 1 }
    let broadcast = Broadcast(to: [mapped])
    broadcast.map(
      Shelf.moveTarget, for: mapped, arguments: { shelf, index in (shelf, mirror(index)) },
      result: mirror)
    shelf.delegate = broadcast
    #expect(shelf.storage.send(Shelf.moveTarget, shelf, 3) == 2)
    #expect(log.drain() == ["mapped 6"])
  }

  @Test
  func `arguments are prepared once for all receivers`() {
    let receivers = ["a", "b"].map { receiver($0).on(Shelf.willShow) }
    let broadcast = Broadcast(to: receivers)
    var times = 0
    broadcast.prepare(Shelf.willShow) { shelf, index in
      times += 1
      return (shelf, index + 1)
    }
    shelf.delegate = broadcast
    shelf.show(1)
    #expect(times == 1)
    #expect(log.drain() == ["a 2", "b 2"])
  }

  @Test
  func `FR-26 an exclusive message goes to the library, which calls the app once with its index`() {
    for order in [["app", "library"], ["library", "app"]] {
      for isDenied in [false, true] {
        let app = receiver("app").on(Shelf.willShow).on(Shelf.moveTarget) { $0 }
        let library = receiver("library")
        library.on(Shelf.willShow) { index in
          Shelf.willShow.send(to: app, shelf, mirror(index))
        }
        library.on(Shelf.moveTarget) { index in
          mirror(Shelf.moveTarget.send(to: app, shelf, mirror(index)))
        }
        let broadcast = Broadcast(to: order.map { $0 == "app" ? app : library })
        broadcast.setOwner(library, of: Shelf.willShow)
        broadcast.setOwner(library, of: Shelf.moveTarget)
        if isDenied { broadcast.deny(Shelf.willShow, to: app) }
        shelf.delegate = broadcast
        for index in 0..<count {
          shelf.show(index)
          #expect(log.drain() == ["library \(index)", "app \(mirror(index))"])
          #expect(shelf.storage.send(Shelf.moveTarget, shelf, index) == index)
          #expect(log.drain() == ["library \(index)", "app \(mirror(index))"])
        }
      }
    }
  }

  @Test
  func `FR-26 an app whose indices the broadcast maps gets its own and answers with its own`() {
    let app = receiver("app").on(Shelf.willShow).on(Shelf.moveTarget) { $0 }
    let library = receiver("library").on(Shelf.willShow)
    let broadcast = Broadcast(to: [app, library])
    broadcast.map(Shelf.willShow, for: app) { shelf, index in (shelf, mirror(index)) }
    broadcast.map(
      Shelf.moveTarget, for: app, arguments: { shelf, index in (shelf, mirror(index)) },
      result: mirror)
    broadcast.setOwner(app, of: Shelf.willShow)
    shelf.delegate = broadcast
    for index in 0..<count {
      shelf.show(index)
      #expect(log.drain() == ["app \(mirror(index))"])
      #expect(shelf.storage.send(Shelf.moveTarget, shelf, index) == index)
      #expect(log.drain() == ["app \(mirror(index))"])
    }
    broadcast.remove(app)
    shelf.show(1)
    #expect(log.drain() == ["library 1"], "the fallback gets what was sent")
  }

  @Test
  func `combined answers are mapped each for its receiver`() {
    let app = receiver("app").on(Shelf.moveTarget) { $0 }
    let other = receiver("other").on(Shelf.moveTarget) { $0 }
    let broadcast = Broadcast(to: [app, other])
    broadcast.map(
      Shelf.moveTarget, for: app, arguments: { shelf, index in (shelf, mirror(index)) },
      result: { $0 * 100 })
    broadcast.reduce(Shelf.moveTarget, by: Broadcast.Reducer(+))
    shelf.delegate = broadcast
    #expect(shelf.storage.send(Shelf.moveTarget, shelf, 2) == 702)
    #expect(log.drain() == ["app 7", "other 2"])
  }
}
