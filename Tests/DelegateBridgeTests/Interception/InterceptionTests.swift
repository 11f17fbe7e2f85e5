import DelegateBridge
import Streams
import Testing

@MainActor
@Suite(.serialized) struct `Interception of a class` {
  private let recorder = ViolationRecorder()

  @Test func `FR-28 a tap guard on one control leaves its siblings and its superclass alone`() {
    let knobs = Knob.all()
    let hook = Interception.install(on: Dial.self, Knob.turn, owner: "guard") {
      dial, proceed, count in
      dial.log.append("hook")
      proceed(count)
    }
    #expect(knobs.map { $0.turned() } == hooked(1))
    hook.remove()
    #expect(knobs.map { $0.turned() } == plain)
  }

  @Test
  func `FR-29 hooks on a class and its superclass run once each, where a method calls super too`() {
    let outer = Interception.install(on: Dial.self, Knob.turn, owner: "test") {
      dial, proceed, count in
      dial.log.append("dial")
      proceed(count)
    }
    let inner = Interception.install(on: Knob.self, Knob.turn, owner: "test") {
      knob, proceed, count in
      knob.log.append("knob")
      proceed(count)
    }
    #expect(OverDial().turned() == ["dial", "knob", "over", "turn 1"])
    #expect(Dial().turned() == ["dial", "knob", "turn 1"])
    #expect(Lever().turned() == ["knob", "turn 1"])
    outer.remove()
    #expect(OverDial().turned() == ["knob", "over", "turn 1"])
    inner.remove()
  }

  @Test func `FR-30 FR-33 installing again adds nothing, however often and for whichever instance`()
  {
    func install() -> Interception {
      Interception.install(on: Dial.self, Knob.turn, owner: "sdk") { dial, proceed, count in
        dial.log.append("sdk")
        proceed(count)
      }
    }
    let first = install()
    #expect(install() === first)
    #expect(Interceptions.all(on: Dial.self).count == 1)
    let other = Interception.install(on: Dial.self, Knob.turn, owner: "other") {
      dial, proceed, count in
      dial.log.append("other")
      proceed(count)
    }
    #expect(install() === first)
    #expect(Dial().turned() == ["other", "sdk", "turn 1"])
    #expect(SubDial().turned() == ["other", "sdk", "turn 1"])
    first.remove()
    #expect(Dial().turned() == ["other", "turn 1"])
    let again = install()
    #expect(again !== first)
    #expect(Dial().turned() == ["sdk", "other", "turn 1"])
    first.remove()
    #expect(Dial().turned() == ["sdk", "other", "turn 1"])
    for hook in [again, other] { hook.remove() }
  }

  @Test func `FR-31 those downstream see the name under which the message was sent`() {
    let hook = Interception.install(on: Knob.self, Knob.turn, owner: "sdk") {
      knob, proceed, count in
      knob.log.append("hook")
      proceed(count)
    }
    #expect(Dial().turned() == ["hook", "turn 1"])
    hook.remove()
    let exchanged = Message<Void, Int>("sdk_turn")
    let type = Knob.classObject
    type.addMethod(
      exchanged.selector,
      Knob.turn.implementation { knob, _, count in exchanged.send(to: knob, count) })
    exchange(type, exchanged)
    #expect(Dial().turned() == ["turn 1 as sdk_turn"])
    exchange(type, exchanged)
    #expect(Dial().turned() == ["turn 1"])
  }

  @Test func `FR-32 hooks on different messages do not depend on each other`() {
    let dial = Dial()
    let turn = Interception.install(on: Knob.self, Knob.turn, owner: "test") {
      knob, proceed, count in
      knob.log.append("turn hook")
      proceed(count)
    }
    let push = Interception.install(on: Dial.self, Knob.push, owner: "test") { dial, proceed in
      dial.log.append("push hook")
      proceed()
    }
    let onOne = Interception.install(on: dial, Knob.push, owner: "test") { dial, proceed in
      dial.log.append("one push hook")
      proceed()
    }
    let turnOnOne = Interception.install(on: dial, Knob.turn, owner: "test") {
      dial, proceed, count in
      dial.log.append("one turn hook")
      proceed(count)
    }
    push.remove()
    onOne.remove()
    #expect(dial.turned() == ["one turn hook", "turn hook", "turn 1"])
    Knob.push.send(to: dial)
    #expect(dial.log.last == "push")
    turnOnOne.remove()
    #expect(dial.turned() == ["turn hook", "turn 1"])
    turn.remove()
  }

  @Test func `arguments and answers can be replaced`() {
    let arguments = Interception.install(on: Knob.self, Knob.position, owner: "arguments") {
      (_: Knob, proceed: (Int) -> Int?, scale: Int) -> Int? in proceed(scale + 1)
    }
    let answers = Interception.install(on: Knob.self, Knob.position, owner: "answers") {
      (_: Knob, proceed: (Int) -> Int?, scale: Int) -> Int? in proceed(scale).map { -$0 }
    }
    #expect(Knob.position.send(to: Lever(), 2) == -30)
    arguments.remove()
    #expect(Knob.position.send(to: Lever(), 2) == -20)
    answers.remove()
  }

  @Test func `a hook that exchanged methods pass through runs once, outside them`() {
    let sdk = Message<Void, Int>("exchanging_turn")
    let type = Knob.classObject
    type.addMethod(
      sdk.selector,
      Knob.turn.implementation { knob, _, count in
        (knob as? Knob)?.log.append("sdk")
        sdk.send(to: knob, count)
      })
    for hookFirst in [true, false] {
      if !hookFirst { exchange(type, sdk) }
      let hook = Interception.install(on: Dial.self, Knob.turn, owner: "test") {
        dial, proceed, count in
        dial.log.append("hook")
        proceed(count)
      }
      if hookFirst { exchange(type, sdk) }
      #expect(Dial().turned() == ["hook", "sdk", "turn 1 as exchanging_turn"])
      #expect(Lever().turned() == ["sdk", "turn 1 as exchanging_turn"])
      if hookFirst { hook.remove() } else { exchange(type, sdk) }
      #expect(Dial().turned().count == 2)
      if hookFirst { exchange(type, sdk) } else { hook.remove() }
      #expect(Dial().turned() == ["turn 1"])
    }
  }

  @Test func `a hook on a class that forwards sees what is forwarded, and claims nothing`() {
    let target = Dial()
    let proxy = KnobProxy(target)
    let hook = Interception.install(on: KnobProxy.self, Knob.position, owner: "test") {
      proxy, proceed, scale in
      proxy.seen += 1
      return proceed(scale)
    }
    #expect(Knob.position.send(to: proxy, 2) == 20)
    #expect(proxy.seen == 1)
    #expect(MessageObject.responds(proxy, to: Knob.position.selector))
    proxy.target = nil
    #expect(!MessageObject.responds(proxy, to: Knob.position.selector))
    let storage = SlotStorage(.strong, caching: .never)
    proxy.claimsEverything = true
    storage.write(proxy)
    #expect(storage.send(Knob.position, 2) == nil)
    #expect(proxy.seen == 2)
    hook.remove()
  }

  @Test func `a plain Swift class can be hooked`() {
    let message = Message<Void, Int>("plain.touched(_:)") { (plain: any Touchable, count) in
      plain.touched(count)
    }
    let first = PlainKnob()
    let second = PlainSubKnob()
    let hook = Interception.install(on: PlainKnob.self, message, owner: "test") {
      plain, proceed, count in
      plain.log.append("hook")
      proceed(count * 2)
    }
    for plain in [first, second] { message.send(to: plain, 2) }
    #expect(first.log == ["hook", "plain 4"])
    #expect(second.log == ["hook", "sub 4"])
    hook.remove()
    message.send(to: first, 2)
    #expect(first.log.last == "plain 2")
  }

  @Test func `a hook that is removed by itself finishes, and is not called again`() {
    var hook: Interception?
    hook = Interception.install(on: Dial.self, Knob.turn, owner: "once") { dial, proceed, count in
      hook?.remove()
      dial.log.append("hook")
      proceed(count)
    }
    #expect(Dial().turned() == ["hook", "turn 1"])
    #expect(Dial().turned() == ["turn 1"])
    #expect(hook?.isInstalled == false)
  }

  @Test func `FR-23 a tracker on the class of a forwarding proxy counts each message once`() {
    let target = Dial()
    let proxy = KnobProxy(target)
    let outer = KnobProxy(proxy)
    var counted: [ObjectIdentifier] = []
    let hook = Interception.install(on: KnobProxy.self, Knob.turn, owner: "tracker") {
      proxy, proceed, count in
      counted.append(ObjectIdentifier(proxy))
      proceed(count)
    }
    Knob.turn.send(to: proxy, 1)
    #expect(counted == [ObjectIdentifier(proxy)])
    Knob.turn.send(to: outer, 2)
    #expect(counted.dropFirst() == [ObjectIdentifier(outer), ObjectIdentifier(proxy)])
    #expect(target.log == ["turn 1", "turn 2"])
    hook.remove()
  }

  private var plain: [[String]] {
    [["turn 1"], ["turn 1"], ["turn 1"], ["turn 1"], ["over", "turn 1"], ["lone 1"]]
  }

  private func hooked(_ times: Int) -> [[String]] {
    let hook = Array(repeating: "hook", count: times)
    return zip(plain, [false, true, true, false, true, true]).map { $1 ? hook + $0 : $0 }
  }

  private func exchange(_ type: ObjectClass, _ other: Message<Void, Int>) {
    guard let first = type.method(of: Knob.turn.selector),
      let second = type.method(of: other.selector)
    else { return }
    Method.exchangeImplementations(first, second)
  }
}

private final class KnobProxy: MessageObject {
  weak var target: AnyObject?
  var seen = 0
  var claimsEverything = false

  init(_ target: AnyObject) { self.target = target }

  override func responds(to selector: Selector) -> Bool {
    claimsEverything || super.responds(to: selector)
      || target.map { MessageObject.responds($0, to: selector) } ?? false
  }

  override func forward(_ invocation: inout Invocation) {
    if let target { invocation.invoke(on: target) }
  }
}

@MainActor private protocol Touchable: AnyObject { func touched(_ count: Int) }

private class PlainKnob: Touchable {
  var log: [String] = []
  func touched(_ count: Int) { log.append("plain \(count)") }
}

private final class PlainSubKnob: PlainKnob {
  override func touched(_ count: Int) { log.append("sub \(count)") }
}
