import Streams
import Testing

@MainActor
@Suite struct `Completion handlers` {
  private let recorder = ViolationRecorder()

  @Test func `the decision is taken`() {
    var decisions: [String] = []
    let decide = CompletionHandler(for: "decide", otherwise: "default") { decisions.append($0) }
    #expect(!decide.isCalled)
    decide("yes")
    #expect(decide.isCalled)
    #expect(decisions == ["yes"])
  }

  @Test func `FR-24 the first decision counts, and a second one is reported`() {
    var decisions: [String] = []
    ViolationHandler.with(.record(into: recorder)) {
      let decide = CompletionHandler(for: "decide", otherwise: "default") { decisions.append($0) }
      decide("no")
      decide("yes")
    }
    #expect(decisions == ["no"])
    #expect(recorder.violations.map(\.kind) == [.completionRepeated])
    #expect(recorder.violations.first?.parties == ["decide"])
  }

  @Test func `FR-24 a handler that is dropped is reported, and the default is decided`() {
    var decisions: [String] = []
    ViolationHandler.with(.record(into: recorder)) {
      var decide: CompletionHandler<String>? = CompletionHandler(
        for: "decide", otherwise: "default"
      ) {
        decisions.append($0)
      }
      #expect(decide?.isCalled == false)
      decide = nil
    }
    #expect(decisions == ["default"])
    #expect(recorder.violations.map(\.kind) == [.completionDropped])
  }

  @Test func `FR-24 two deciders behind one message decide once`() {
    let asking = Message<Void, CompletionHandler<Bool>>("specimen.decide(_:)")
    let type = ObjectClass.fresh()
    type.addMethod(asking.selector, asking.implementation { _, _, decide in decide(false) })
    let other = ObjectClass.fresh()
    other.addMethod(asking.selector, asking.implementation { _, _, decide in decide(true) })
    let deciders = [Specimen(of: type), Specimen(of: other)]
    var decisions: [Bool] = []
    ViolationHandler.with(.record(into: recorder)) {
      let decide = CompletionHandler(for: "decide", otherwise: true) { decisions.append($0) }
      for decider in deciders { asking.send(to: decider, decide) }
    }
    #expect(decisions == [false])
    #expect(recorder.violations.map(\.kind) == [.completionRepeated])
  }

  @Test
  func `FR-24 where a stream only observes, the host decides by default, and nothing is wrong`() {
    let host = Asking()
    var seen = 0
    let subscription = DelegateProxy.proxy(for: host, in: .delegate).sent(Asking.decide)
      .subscribe(onNext: { _ in seen += 1 })
    ViolationHandler.with(.record(into: recorder)) { host.ask() }
    #expect(host.decisions == [true])
    #expect(seen == 1)
    #expect(recorder.violations == [])
    subscription.dispose()
  }

  @Test func `a decision taken within the decision is a second one`() {
    var decisions: [Int] = []
    var handler: CompletionHandler<Int>?
    ViolationHandler.with(.record(into: recorder)) {
      handler = CompletionHandler(for: "decide", otherwise: 0) { value in
        decisions.append(value)
        handler?(value + 1)
      }
      handler?(1)
    }
    handler = nil
    #expect(decisions == [1])
    #expect(recorder.violations.map(\.kind) == [.completionRepeated])
  }
}

private final class Asking: MessageObject, HasDelegate {
  static let decide = Message<Void, CompletionHandler<Bool>>("asking.decide(_:)")

  private let storage = SlotStorage(.weak, caching: .never)
  private(set) var decisions: [Bool] = []

  override class var methods: Methods { Methods(Asking.self) { $0.slot(.delegate) { $0.storage } } }

  func ask() {
    let decide = CompletionHandler(for: "decide", otherwise: false) { [weak self] in
      self?.decisions.append($0)
    }
    let answer: Void? = storage.send(Self.decide, decide)
    if answer == nil { decide(true) }
  }
}
