import DelegateBridge
import Streams
import Testing

@MainActor
@Suite(.serialized) struct `Lists of interceptions` {
  @Test func `who installed what, where and in which order`() throws {
    let line = #line + 1
    let base = Interception.install(on: Knob.self, Knob.push, owner: "base") { _, proceed in
      proceed()
    }
    let dial = Dial()
    let derived = Interception.install(
      on: Dial.self, Knob.push, owner: "derived", passing: .atMostOnce
    ) { _, proceed in proceed() }
    let turn = Interception.install(on: Dial.self, Knob.turn, owner: "derived") {
      (_: Dial, proceed: (Int) -> Void, count: Int) in proceed(count)
    }
    let one = Interception.install(on: dial, Knob.push, owner: "one") { _, proceed in proceed() }

    #expect(Interceptions.all(on: Dial.self).map(\.owner) == ["base", "derived", "derived"])
    #expect(
      Interceptions.all(on: Dial.self).map(\.message.name) == [
        "knob.push()", "knob.push()", "knob.turn(_:)",
      ])
    #expect(Interceptions.all(on: Lever.self).map(\.owner) == ["base"])
    #expect(Interceptions.all(on: dial).map(\.owner) == ["base", "derived", "derived", "one"])
    #expect(
      Interceptions.running(for: Knob.push, to: dial).map(\.owner) == ["one", "derived", "base"])
    #expect(base.location.file == "DelegateBridgeTests/InterceptionListTests.swift")
    #expect(base.location.line == line)
    #expect(base.number < derived.number && derived.number < turn.number)
    #expect(base.targetName == "Knob" && !base.isOnObject)
    #expect(one.targetName == "Dial" && one.isOnObject)
    #expect(derived.passing == .atMostOnce)
    #expect("\(base)".hasSuffix("base on 'knob.push()' of Knob (\(base.location))"))
    #expect("\(one)".contains("of one Dial"))

    for hook in [base, turn, one, derived] { hook.remove() }
    #expect(Interceptions.all(on: dial).isEmpty)
    #expect(!base.isInstalled)
  }

  @Test func `a bridge is no hook, and stays outside those on the setter`() {
    let host = SlotHost()
    let dial = Dial()
    let wrapper = Dial()
    for bridgeFirst in [true, false] {
      var bridge: DelegateBridge?
      if bridgeFirst { bridge = .install(on: SlotHost.self) }
      let hook = Interception.install(on: host, DelegateSlot.delegate.setter, owner: "wrapper") {
        (_: SlotHost, proceed: (AnyObject?) -> Void, object: AnyObject?) in
        proceed(object == nil ? nil : wrapper)
      }
      if !bridgeFirst { bridge = .install(on: SlotHost.self) }
      DelegateSlot.delegate.set(dial, of: host)
      #expect(DelegateSlot.delegate.object(of: host) === dial)
      #expect(Interceptions.all(on: host).map(\.owner) == ["wrapper"])
      DelegateSlot.delegate.set(nil, of: host)
      hook.remove()
      bridge?.remove()
    }
  }
}
