import DelegateBridge
import Streams
import Testing

@Suite("Broadcast: results and completion handlers")
@MainActor
struct BroadcastResultTests {
  private let host = SlotHost()
  private let journal = Journal()

  private func receiver(_ name: String) -> Receiver { Receiver(name, journal) }

  @Test
  func `a message with a result is answered by one receiver`() {
    let receivers = [1, 2, 3].map { answer in
      receiver("\(answer)").on(SlotHost.height) { _ in answer }
    }
    let broadcast = Broadcast(to: receivers)
    host.delegate = broadcast
    #expect(host.delegateStorage.send(SlotHost.height, host, 0) == 1)
    #expect(journal.drain() == ["1 0"])
    broadcast.deny(SlotHost.height, to: receivers[0])
    #expect(host.delegateStorage.send(SlotHost.height, host, 0) == 2)
    #expect(journal.drain() == ["2 0"])
  }

  @Test
  func `a receiver that claims a message and does not answer is passed over`() {
    final class Silent: MessageObject {
      override func responds(to selector: Selector) -> Bool { true }
      override func forward(_ invocation: inout Invocation) {}
    }
    let silent = Silent()
    let answering = receiver("answering").on(SlotHost.height) { _ in 5 }
    let broadcast = Broadcast(to: [silent, answering])
    host.delegate = broadcast
    #expect(host.delegateStorage.send(SlotHost.height, host, 0) == 5)
    broadcast.remove(answering)
    #expect(host.delegateStorage.send(SlotHost.height, host, 0) == nil)
  }

  @Test
  func `answers are combined where that is asked for`() {
    let answers = [3, 9, 4]
    let receivers = answers.map { answer in receiver("r").on(SlotHost.height) { _ in answer } }
    let broadcast = Broadcast(to: receivers)
    host.delegate = broadcast
    let cases: [(Broadcast.Reducer<Int>, Int)] = [
      (.first, 3), (.last, 4), (Broadcast.Reducer(max), 9),
      (Broadcast.Reducer { $0 * 10 + $1 }, 394),
    ]
    for (reducer, expected) in cases {
      broadcast.reduce(SlotHost.height, by: reducer)
      #expect(host.delegateStorage.send(SlotHost.height, host, 0) == expected)
      #expect(journal.drain().count == 3, "everybody is asked once")
    }
  }

  @Test
  func `any and all ask every receiver`() {
    for answers in [[true, true], [true, false], [false, true], [false, false]] {
      let receivers = answers.map { answer in receiver("r").on(SlotHost.canSelect) { _ in answer } }
      let broadcast = Broadcast(to: receivers)
      host.delegate = broadcast
      broadcast.reduce(SlotHost.canSelect, by: .any)
      #expect(host.delegateStorage.send(SlotHost.canSelect, host, 0) == answers.contains(true))
      broadcast.reduce(SlotHost.canSelect, by: .all)
      #expect(host.delegateStorage.send(SlotHost.canSelect, host, 0) == !answers.contains(false))
      #expect(journal.drain().count == 4)
    }
  }

  @Test
  func `combined answers leave out who is denied or removed meanwhile`() {
    let broadcast = Broadcast()
    let removed = receiver("removed").on(SlotHost.height) { _ in 100 }
    let remover = receiver("remover").on(SlotHost.height) { _ in
      broadcast.remove(removed)
      return 1
    }
    let denied = receiver("denied").on(SlotHost.height) { _ in 1000 }
    for receiver in [remover, removed, denied] { broadcast.add(receiver) }
    broadcast.deny(SlotHost.height, to: denied)
    broadcast.reduce(SlotHost.height, by: Broadcast.Reducer(+))
    host.delegate = broadcast
    #expect(host.delegateStorage.send(SlotHost.height, host, 0) == 1)
    #expect(journal.drain() == ["remover 0"])
  }

  // MARK: Completion handlers

  @Test
  func `the first of several decisions is the one that counts`() {
    let no = receiver("no").onAsk { $0("no") }
    let yes = receiver("yes").onAsk { $0("yes") }
    let broadcast = Broadcast(to: [no, yes])
    broadcast.prepare(SlotHost.ask) { host, decide in
      (host, CompletionHandler(otherwise: "default", isShared: true, decide).function)
    }
    host.delegate = broadcast
    var decisions: [String] = []
    host.ask { decisions.append($0) }
    #expect(decisions == ["no"])
  }

  @Test
  func `a decision that comes later counts, and a later one does not`() {
    var kept: [@MainActor (String) -> Void] = []
    let receivers = ["a", "b"].map { receiver($0).onAsk { kept.append($0) } }
    let broadcast = Broadcast(to: receivers)
    broadcast.prepare(SlotHost.ask) { host, decide in
      (host, CompletionHandler(otherwise: "default", isShared: true, decide).function)
    }
    host.delegate = broadcast
    var decisions: [String] = []
    host.ask { decisions.append($0) }
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
    let dropping = receiver("dropping").onAsk { _ in }
    let keeping = receiver("keeping").onAsk { kept.append($0) }
    let broadcast = Broadcast(to: [dropping, keeping])
    broadcast.prepare(SlotHost.ask) { host, decide in
      (host, CompletionHandler(otherwise: "default", isShared: true, decide).function)
    }
    host.delegate = broadcast
    var decisions: [String] = []
    let recorder = ViolationRecorder()
    ViolationHandler.with(.record(into: recorder)) { host.ask { decisions.append($0) } }
    #expect(decisions.isEmpty, "one of them may still decide")
    kept = []
    #expect(decisions == ["default"])
    #expect(recorder.violations.map(\.kind) == [.completionDropped])
  }

  @Test
  func `a handler that is called while it runs is not called again`() {
    var again: (@MainActor (String) -> Void)?
    let receiver = receiver("r").onAsk { decide in
      again = decide
      decide("once")
    }
    let broadcast = Broadcast(to: [receiver])
    broadcast.prepare(SlotHost.ask) { host, decide in
      (host, CompletionHandler(otherwise: "default", isShared: true, decide).function)
    }
    host.delegate = broadcast
    var decisions: [String] = []
    host.ask { decision in
      decisions.append(decision)
      again?("twice")
    }
    again = nil
    #expect(decisions == ["once"])
  }
}
