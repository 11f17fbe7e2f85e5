import DelegateBridge
import Streams
import Testing

@Suite("Broadcast: results and completion handlers")
@MainActor
struct BroadcastResultTests {
  private let shelf = Shelf()
  private let log = Log()

  private func receiver(_ name: String) -> Receiver { Receiver(name, log) }

  @Test
  func `a message with a result is answered by one receiver`() {
    let receivers = [1, 2, 3].map { answer in
      receiver("\(answer)").on(Shelf.height) { _ in answer }
    }
    let broadcast = Broadcast(to: receivers)
    shelf.delegate = broadcast
    #expect(shelf.storage.send(Shelf.height, shelf, 0) == 1)
    #expect(log.drain() == ["1 0"])
    broadcast.deny(Shelf.height, to: receivers[0])
    #expect(shelf.storage.send(Shelf.height, shelf, 0) == 2)
    #expect(log.drain() == ["2 0"])
  }

  @Test
  func `a receiver that claims a message and does not answer is passed over`() {
    final class Silent: MessageObject {
      override func responds(to selector: Selector) -> Bool { true }
      override func forward(_ invocation: inout Invocation) {}
    }
    let silent = Silent()
    let answering = receiver("answering").on(Shelf.height) { _ in 5 }
    let broadcast = Broadcast(to: [silent, answering])
    shelf.delegate = broadcast
    #expect(shelf.storage.send(Shelf.height, shelf, 0) == 5)
    broadcast.remove(answering)
    #expect(shelf.storage.send(Shelf.height, shelf, 0) == nil)
  }

  @Test
  func `answers are combined where that is asked for`() {
    let answers = [3, 9, 4]
    let receivers = answers.map { answer in receiver("r").on(Shelf.height) { _ in answer } }
    let broadcast = Broadcast(to: receivers)
    shelf.delegate = broadcast
    let cases: [(Broadcast.Reducer<Int>, Int)] = [
      (.first, 3), (.last, 4), (Broadcast.Reducer(max), 9),
      (Broadcast.Reducer { $0 * 10 + $1 }, 394),
    ]
    for (reducer, expected) in cases {
      broadcast.reduce(Shelf.height, by: reducer)
      #expect(shelf.storage.send(Shelf.height, shelf, 0) == expected)
      #expect(log.drain().count == 3, "everybody is asked once")
    }
  }

  @Test
  func `any and all ask every receiver`() {
    for answers in [[true, true], [true, false], [false, true], [false, false]] {
      let receivers = answers.map { answer in receiver("r").on(Shelf.canSelect) { _ in answer } }
      let broadcast = Broadcast(to: receivers)
      shelf.delegate = broadcast
      broadcast.reduce(Shelf.canSelect, by: .any)
      #expect(shelf.storage.send(Shelf.canSelect, shelf, 0) == answers.contains(true))
      broadcast.reduce(Shelf.canSelect, by: .all)
      #expect(shelf.storage.send(Shelf.canSelect, shelf, 0) == !answers.contains(false))
      #expect(log.drain().count == 4)
    }
  }

  @Test
  func `combined answers leave out who is denied or removed meanwhile`() {
    let broadcast = Broadcast()
    let removed = receiver("removed").on(Shelf.height) { _ in 100 }
    let remover = receiver("remover").on(Shelf.height) { _ in
      broadcast.remove(removed)
      return 1
    }
    let denied = receiver("denied").on(Shelf.height) { _ in 1000 }
    for receiver in [remover, removed, denied] { broadcast.add(receiver) }
    broadcast.deny(Shelf.height, to: denied)
    broadcast.reduce(Shelf.height, by: Broadcast.Reducer(+))
    shelf.delegate = broadcast
    #expect(shelf.storage.send(Shelf.height, shelf, 0) == 1)
    #expect(log.drain() == ["remover 0"])
  }

  // MARK: Completion handlers

  @Test
  func `the first of several decisions is the one that counts`() {
    let no = receiver("no").onDecide { $0("no") }
    let yes = receiver("yes").onDecide { $0("yes") }
    let broadcast = Broadcast(to: [no, yes])
    broadcast.prepare(Shelf.decide) { shelf, decide in
      (shelf, FirstDecision.handler(decide, otherwise: "default"))
    }
    shelf.delegate = broadcast
    var decisions: [String] = []
    shelf.ask { decisions.append($0) }
    #expect(decisions == ["no"])
  }

  @Test
  func `a decision that comes later counts, and a later one does not`() {
    var kept: [@MainActor (String) -> Void] = []
    let receivers = ["a", "b"].map { receiver($0).onDecide { kept.append($0) } }
    let broadcast = Broadcast(to: receivers)
    broadcast.prepare(Shelf.decide) { shelf, decide in
      (shelf, FirstDecision.handler(decide, otherwise: "default"))
    }
    shelf.delegate = broadcast
    var decisions: [String] = []
    shelf.ask { decisions.append($0) }
    #expect(kept.count == 2)
    #expect(decisions.isEmpty)
    kept[1]("second")
    kept[0]("first")
    kept = []
    #expect(decisions == ["second"])
  }

  @Test
  func `the default is decided where every receiver drops the handler`() {
    var kept: [@MainActor (String) -> Void] = []
    let dropping = receiver("dropping").onDecide { _ in }
    let keeping = receiver("keeping").onDecide { kept.append($0) }
    let broadcast = Broadcast(to: [dropping, keeping])
    broadcast.prepare(Shelf.decide) { shelf, decide in
      (shelf, FirstDecision.handler(decide, otherwise: "default"))
    }
    shelf.delegate = broadcast
    var decisions: [String] = []
    shelf.ask { decisions.append($0) }
    #expect(decisions.isEmpty, "one of them may still decide")
    kept = []
    #expect(decisions == ["default"])
  }

  @Test
  func `a handler that is called while it runs is not called again`() {
    var again: (@MainActor (String) -> Void)?
    let receiver = receiver("r").onDecide { decide in
      again = decide
      decide("once")
    }
    let broadcast = Broadcast(to: [receiver])
    broadcast.prepare(Shelf.decide) { shelf, decide in
      (shelf, FirstDecision.handler(decide, otherwise: "default"))
    }
    shelf.delegate = broadcast
    var decisions: [String] = []
    shelf.ask { decision in
      decisions.append(decision)
      again?("twice")
    }
    again = nil
    #expect(decisions == ["once"])
  }
}
