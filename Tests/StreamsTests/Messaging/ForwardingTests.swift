import Streams
import Testing

@MainActor
@Suite struct `Forwarding a message` {
  private let recorder = ViolationRecorder()

  @Test func `a forwarding target gets the message, and answers`() {
    let scale = Scale(7)
    let proxy = Passing(to: scale)
    #expect(Specimen.weigh.send(to: proxy, 3) == 10)
    #expect(proxy.log == ["target"])
  }

  @Test func `an invocation carries typed arguments and the result`() {
    let proxy = Rewriting(to: Scale(7))
    #expect(Specimen.weigh.send(to: proxy, 3) == 10)
    #expect(proxy.seen == [3])
  }

  @Test func `arguments and results can be replaced on the way`() {
    let proxy = Rewriting(to: Scale(7))
    proxy.rewriteArgument = { $0 * 10 }
    #expect(Specimen.weigh.send(to: proxy, 3) == 37)
    proxy.rewriteResult = { -$0 }
    #expect(Specimen.weigh.send(to: proxy, 3) == -37)
    let outer = Rewriting(to: proxy)
    outer.rewriteArgument = { $0 + 1 }
    #expect(Specimen.weigh.send(to: outer, 3) == -47)
  }

  @Test func `an invocation knows no arguments of other messages`() {
    let proxy = Rewriting(to: Scale(7))
    proxy.other = { invocation in
      invocation.arguments(of: Specimen.poke) == nil && invocation.result(of: Specimen.weigh) == nil
    }
    Specimen.weigh.send(to: proxy, 3)
    #expect(proxy.isOtherRight)
  }

  @Test func `where nobody answers, the sender has the default, and can tell`() {
    let proxy = Rewriting(to: nil)
    #expect(Specimen.weigh.send(to: proxy, 3) == -1)
    #expect(Specimen.weigh.passOn(from: proxy, 3) == nil)
    let storage = SlotStorage(.strong, caching: .never)
    proxy.claims = true
    storage.write(proxy)
    #expect(storage.send(Specimen.weigh, 3) == nil)
    proxy.target = Scale(7)
    #expect(storage.send(Specimen.weigh, 3) == 10)
  }

  @Test func `an unrecognized selector is reported with receiver and selector`() {
    ViolationHandler.with(.record(into: recorder)) {
      #expect(Specimen.weigh.send(to: Specimen("nobody"), 3) == -1)
      #expect(Specimen.weigh.send(to: Foreign(), 3) == -1)
    }
    #expect(recorder.violations.map(\.kind) == [.unrecognizedSelector, .unrecognizedSelector])
    #expect(recorder.violations.map(\.parties) == [["nobody"], ["Foreign"]])
    #expect(recorder.violations.allSatisfy { $0.message == Specimen.weigh.selector })
    #expect(recorder.violations.first?.detail.contains("'specimen.weigh(_:)'") == true)
  }

  @Test func `an unrecognized selector stops a debug build`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        ViolationHandler.with(.trap) { _ = Specimen.weigh.send(to: Specimen("nobody"), 3) }
      }
    }
  }

  @Test func `handlers that send the same message again are no ring`() {
    let type = ObjectClass.fresh()
    type.addMethod(
      Specimen.weigh.selector,
      Specimen.weigh.implementation { receiver, _, count in
        count == 0 ? 0 : 1 + Specimen.weigh.send(to: receiver, count - 1)
      })
    let specimen = Specimen(of: type)
    #expect(Specimen.weigh.send(to: specimen, 100) == 100)
    let proxy = Passing(to: specimen)
    type.replaceMethod(
      Specimen.weigh.selector,
      Specimen.weigh.implementation { _, _, count in
        count == 0 ? 0 : 1 + Specimen.weigh.send(to: proxy, count - 1)
      })
    #expect(Specimen.weigh.send(to: proxy, 50) == 50)
  }

  @Test func `a long chain is no ring`() {
    var chain: AnyObject = Scale(7)
    var proxies: [AnyObject] = []
    for _ in 0..<300 {
      chain = Passing(to: chain)
      proxies.append(chain)
    }
    ViolationHandler.with(.record(into: recorder)) {
      #expect(Specimen.weigh.send(to: chain, 3) == 10)
      #expect(MessageObject.responds(chain, to: Specimen.weigh.selector))
    }
    #expect(recorder.violations == [])
    #expect(proxies.count == 300)
  }

  @Test func `a ring is cut and reported with its parties, and the next message is not affected`() {
    let first = Passing(to: nil)
    let second = Passing(to: first)
    first.target = second
    ViolationHandler.with(.record(into: recorder)) {
      #expect(Specimen.weigh.send(to: first, 3) == -1)
      #expect(!MessageObject.responds(first, to: Specimen.weigh.selector))
    }
    #expect(recorder.violations.map(\.kind) == [.forwardingCycle, .forwardingCycle])
    #expect(recorder.violations.allSatisfy { Set($0.parties) == ["Passing"] })
    first.target = Scale(7)
    #expect(Specimen.weigh.send(to: second, 3) == 10)
  }

  @Test func `a forwarder that names itself as target is reported`() {
    let proxy = Passing(to: nil)
    proxy.target = proxy
    defer { proxy.target = nil }
    proxy.claims = true
    ViolationHandler.with(.record(into: recorder)) {
      #expect(Specimen.weigh.send(to: proxy, 3) == -1)
    }
    #expect(recorder.violations.map(\.kind).contains(.forwardingCycle))
  }

  @Test func `any class can forward by adopting the protocol`() {
    let proxy = PlainProxy(Scale(7))
    #expect(Specimen.weigh.send(to: proxy, 3) == 10)
    #expect(MessageObject.responds(proxy, to: Specimen.weigh.selector))
    #expect(!MessageObject.responds(proxy, to: Specimen.poke.selector))
  }

  @Test func `FR-22 kind, conformance and claims are those of what stands behind a proxy`() {
    let scale = Scale(7)
    for proxy in [Passing(to: scale), Passing(to: Passing(to: scale))] {
      #expect(RootMessages.isKind.send(to: proxy, Scale.classObject))
      #expect(!RootMessages.isKind.send(to: proxy, Specimen.classObject))
      #expect(RootMessages.conforms.send(to: proxy, ProtocolReference((any Weighing).self)))
      #expect(!RootMessages.conforms.send(to: proxy, ProtocolReference((any NamedParty).self)))
      #expect(RootMessages.identity.send(to: proxy) === scale)
      #expect(MessageObject.responds(proxy, to: Specimen.weigh.selector))
      #expect(!MessageObject.responds(proxy, to: Specimen.poke.selector))
    }
    ViolationHandler.with(.record(into: recorder)) {
      #expect(!RootMessages.isKind.send(to: Passing(to: nil), Scale.classObject))
    }
    #expect(recorder.violations.map(\.kind) == [.unrecognizedSelector])
  }

  @Test func `FR-22 a message that no protocol declares passes every proxy`() {
    let undeclared = Message<Int, String>("specimen.undeclared(_:)", default: 0)
    let type = ObjectClass.fresh()
    type.addMethod(undeclared.selector, undeclared.implementation { _, _, text in text.count })
    let specimen = Specimen(of: type)
    for proxy in [Passing(to: specimen), Rewriting(to: specimen), PlainProxy(specimen)]
      as [AnyObject]
    {
      #expect(MessageObject.responds(proxy, to: undeclared.selector))
      #expect(undeclared.send(to: proxy, "four") == 4)
    }
  }
}

@MainActor private protocol Weighing: AnyObject {}

/// Has a method of its own.
private final class Scale: MessageObject, Weighing {
  private let weight: Int

  init(_ weight: Int) { self.weight = weight }

  override class var methods: Methods {
    Methods(Scale.self) { $0.on(Specimen.weigh) { scale, more in scale.weight + more } }
  }
}

/// Has neither methods nor a base class.
private final class Foreign {}

/// Names a target.
private final class Passing: MessageProxy {
  var target: AnyObject?
  var claims = false
  var log: [String] = []

  init(to target: AnyObject?) { self.target = target }

  override func forwardingTarget(for selector: Selector) -> AnyObject? {
    if selector == Specimen.weigh.selector { log.append("target") }
    return target
  }
}

/// Looks at the whole call.
private final class Rewriting: MessageObject {
  var target: AnyObject?
  var claims = false
  var rewriteArgument: (Int) -> Int = { $0 }
  var rewriteResult: (Int) -> Int = { $0 }
  var other: ((borrowing Invocation) -> Bool)?
  private(set) var isOtherRight = false
  private(set) var seen: [Int] = []

  init(to target: AnyObject?) { self.target = target }

  override func responds(to selector: Selector) -> Bool {
    claims || super.responds(to: selector)
      || target.map { MessageObject.responds($0, to: selector) } ?? false
  }

  override func forward(_ invocation: inout Invocation) {
    if let other { isOtherRight = other(invocation) }
    if let argument = invocation.arguments(of: Specimen.weigh) {
      seen.append(argument)
      invocation.setArguments(of: Specimen.weigh, rewriteArgument(argument))
    }
    if let target { invocation.invoke(on: target) }
    if let result = invocation.result(of: Specimen.weigh) {
      invocation.setResult(of: Specimen.weigh, rewriteResult(result))
    }
  }
}

/// A forwarder of another maker.
private final class PlainProxy: MessageReceiver {
  private let target: AnyObject

  init(_ target: AnyObject) { self.target = target }

  func responds(to selector: Selector) -> Bool { MessageObject.responds(target, to: selector) }
  func forwardingTarget(for selector: Selector) -> AnyObject? { nil }
  func forward(_ invocation: inout Invocation) { invocation.invoke(on: target) }
}
