import DelegateBridge
import Streams
import Testing

@MainActor
@Suite(.serialized) struct `Interception of one object` {
  @Test func `FR-34 instances that never opted in do not change, and hooking twice adds nothing`() {
    let hooked = Dial()
    let other = Dial()
    let hook = install(on: hooked)
    #expect(install(on: hooked) === hook)
    #expect(hooked.turned() == ["one", "turn 1"])
    #expect(other.turned() == ["turn 1"])
    #expect(SubDial().turned() == ["turn 1"])
    hook.remove()
    #expect(hooked.turned() == ["turn 1"])
  }

  @Test func `FR-35 FR-36 nobody sees the hook in the object's class`() {
    let dial = Dial()
    let hook = install(on: dial)
    #expect(dial.objectClass === Dial.classObject)
    #expect(dial.reportedClass === Dial.classObject)
    #expect(Violation.name(of: dial) == "Dial")
    #expect(ObjectClass.of(dial) === Dial.classObject)
    #expect(RootMessages.isKind.send(to: dial, Dial.classObject))
    #expect(MessageObject.responds(dial, to: Knob.turn.selector))
    hook.remove()
  }

  @Test
  func `FR-35 a hook survives an observing dynamic subclass, whichever comes first and goes first`()
  {
    for hookFirst in [true, false] {
      for hookGoesFirst in [true, false] {
        let dial = Dial()
        var hook: Interception?
        if hookFirst { hook = install(on: dial) }
        let original = dial.objectClass
        let observing = observing(original)
        dial.objectClass = observing
        if !hookFirst { hook = install(on: dial) }
        #expect(dial.turned() == ["one", "observed", "turn 1"])
        #expect(MessageObject.responds(dial, to: Knob.turn.selector))
        #expect(dial.objectClass === observing)
        if hookGoesFirst {
          hook?.remove()
          #expect(dial.turned() == ["observed", "turn 1"])
          dial.objectClass = original
        } else {
          dial.objectClass = original
          #expect(dial.turned() == ["one", "turn 1"])
          hook?.remove()
        }
        #expect(dial.turned() == ["turn 1"])
        #expect(dial.objectClass === Dial.classObject)
      }
    }
  }

  @Test
  func
    `FR-35 an observing subclass that is made of the class on top of a hook is left alone by its removal`()
  {
    let dial = Dial()
    let hook = install(on: dial)
    let first = observing(dial.objectClass)
    dial.objectClass = first
    let second = observing(dial.objectClass)
    dial.objectClass = second
    #expect(dial.turned() == ["one", "observed", "observed", "turn 1"])
    hook.remove()
    #expect(dial.objectClass === second)
    #expect(dial.turned() == ["observed", "observed", "turn 1"])
  }

  @Test func `FR-36 an SDK that watches the delegate is told of nothing, because nothing changes`()
  {
    let host = SlotHost()
    let dial = Dial()
    var sets = 0
    let watcher = Interception.install(on: host, DelegateSlot.delegate.setter, owner: "watcher") {
      _, proceed, object in
      sets += 1
      proceed(object)
    }
    DelegateSlot.delegate.set(dial, of: host)
    #expect(sets == 1)
    let before = DelegateSlot.delegate.object(of: host)
    let hook = install(on: dial)
    #expect(DelegateSlot.delegate.object(of: host) === before)
    #expect(dial.objectClass === Dial.classObject)
    #expect(sets == 1)
    if let delegate = DelegateSlot.delegate.object(of: host) { Knob.turn.send(to: delegate, 1) }
    #expect(dial.log == ["one", "turn 1"])
    hook.remove()
    watcher.remove()
  }

  @Test func `hooks on the object are outside those on its class`() {
    let dial = Dial()
    let one = install(on: dial)
    let all = Interception.install(on: Dial.self, Knob.turn, owner: "all") { dial, proceed, count in
      dial.log.append("all")
      proceed(count)
    }
    #expect(dial.turned() == ["one", "all", "turn 1"])
    #expect(Interceptions.running(for: Knob.turn, to: dial).map(\.owner) == ["one", "all"])
    one.remove()
    all.remove()
  }

  @Test func `what hooks share goes with the last of them`() {
    let dial = Dial()
    let turn = install(on: dial)
    let push = Interception.install(on: dial, Knob.push, owner: "one") { _, proceed in proceed() }
    turn.remove()
    #expect(Interceptions.all(on: dial).map(\.message) == [Knob.push.selector])
    push.remove()
    push.remove()
    #expect(Interceptions.all(on: dial).isEmpty)
    #expect(dial.layers.isEmpty)
  }

  @Test func `a hook keeps its object alive no longer than others do`() {
    var dial: Dial? = Dial()
    weak let probe = dial
    let hook = dial.map { install(on: $0) }
    dial = nil
    #expect(probe == nil)
    hook?.remove()
    weak var hookProbe: Interception?
    do {
      let second = Dial()
      hookProbe = install(on: second)
      #expect(hookProbe != nil)
    }
    #expect(hookProbe == nil)
  }

  private func install(on dial: Dial) -> Interception {
    Interception.install(on: dial, Knob.turn, owner: "one") { dial, proceed, count in
      dial.log.append("one")
      proceed(count)
    }
  }

  private func observing(_ type: ObjectClass) -> ObjectClass {
    let observing = type.makeSubclass(named: "Observing_\(type.name)")
    observing.reportedClass = type.reportedClass ?? type
    observing.addMethod(
      Knob.turn.selector,
      Knob.turn.implementation { [unowned observing] receiver, _, count in
        (receiver as? Knob)?.log.append("observed")
        guard let method = observing.superclass?.method(of: Knob.turn.selector) else { return }
        Knob.turn.call(method.implementation, receiver, count)
      })
    return observing
  }
}
