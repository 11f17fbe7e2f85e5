import Streams
import Testing

@MainActor
@Suite struct `Method tables` {
  private let poke = Specimen.poke
  private let base = ObjectClass.fresh("Base")

  @Test func `adding a method that is new to the class and its superclasses`() {
    #expect(base.log(as: "base"))
    #expect(poked(base) == ["base"])
  }

  @Test func `adding a method that the class itself has changes nothing`() {
    base.log(as: "base")
    #expect(!base.log(as: "again"))
    #expect(poked(base) == ["base"])
  }

  @Test func `adding a method that the class only inherits gives it one of its own`() {
    let derived = base.makeSubclass(named: "Derived")
    base.log(as: "base")
    let inherited = base.method(of: poke.selector)?.implementation
    #expect(derived.log(as: "derived"))
    #expect(poked(derived) == ["derived"])
    #expect(poked(base) == ["base"])
    #expect(base.method(of: poke.selector)?.implementation === inherited)
  }

  @Test func `replacing a method gives back only what the class itself had`() {
    let derived = base.makeSubclass(named: "Derived")
    base.log(as: "base")
    let first = Implementation.logging(poke, "first")
    #expect(derived.replaceMethod(poke.selector, first) == nil)
    let second = Implementation.logging(poke, "second")
    #expect(derived.replaceMethod(poke.selector, second) === first)
    #expect(poked(derived) == ["second"])
    #expect(poked(base) == ["base"])
  }

  @Test func `a method is found where it is, and changing it changes it there`() throws {
    let derived = base.makeSubclass(named: "Derived")
    base.log(as: "base")
    let found = try #require(derived.method(of: poke.selector))
    #expect(found === base.method(of: poke.selector))
    #expect(found.owner === base)
    #expect(derived.ownMethod(of: poke.selector) == nil)
    let original = found.implementation
    let replacement = Implementation.logging(poke, "replaced")
    #expect(found.setImplementation(replacement) === original)
    #expect(poked(base) == ["replaced"])
    #expect(poked(derived) == ["replaced"])
  }

  @Test func `an exchanged method is received under the other name`() throws {
    base.log(as: "original")
    base.log(Specimen.hook, as: "hooked")
    try exchange(in: base)
    #expect(poked(base) == ["hooked"])
    #expect(poked(base, Specimen.hook) == ["original as hook_poke(_:)"])
  }

  @Test func `exchanging twice swaps back`() throws {
    base.log(as: "original")
    base.log(Specimen.hook, as: "hooked")
    try exchange(in: base)
    try exchange(in: base)
    #expect(poked(base) == ["original"])
    #expect(poked(base, Specimen.hook) == ["hooked as hook_poke(_:)"])
  }

  @Test func `exchanging a method with itself does nothing`() throws {
    base.log(as: "original")
    let method = try #require(base.method(of: poke.selector))
    Method.exchangeImplementations(method, method)
    #expect(poked(base) == ["original"])
  }

  @Test func `P4 exchanging an inherited method hits the superclass, and a sibling fails`() throws {
    let button = base.makeSubclass(named: "Button")
    let toggle = base.makeSubclass(named: "Switch")
    base.log(as: "action")
    button.addMethod(
      Specimen.hook.selector,
      poke.implementation { receiver, _, count in
        (receiver as? Specimen)?.log.append("guard")
        Specimen.hook.send(to: receiver, count)
      })
    try exchange(in: button)
    #expect(poked(button) == ["guard", "action as hook_poke(_:)"])
    #expect(base.method(of: poke.selector)?.implementation !== nil)
    let recorder = ViolationRecorder()
    ViolationHandler.with(.record(into: recorder)) {
      #expect(poked(toggle) == ["guard"])
    }
    #expect(recorder.violations.map(\.kind) == [.unrecognizedSelector])
    #expect(recorder.violations.map(\.message) == [Specimen.hook.selector])
    #expect(recorder.violations.first?.parties == ["specimen"])
  }

  @Test
  func
    `a method that an exchange brings to objects of another class is reported, and answers nothing`()
    throws
  {
    let weigh = Specimen.weigh
    Left.classObject.replaceMethod(
      weigh.selector, Left.classObject.method(of: weigh.selector)!.implementation)
    let left = try #require(Left.classObject.method(of: weigh.selector)).implementation
    let right = try #require(Right.classObject.ownMethod(of: weigh.selector))
    let original = right.setImplementation(left)
    defer { right.setImplementation(original) }
    let recorder = ViolationRecorder()
    ViolationHandler.with(.record(into: recorder)) {
      #expect(weigh.send(to: Right(), 1) == -1)
      #expect(weigh.call(left, Right(), 1) == -1)
      #expect(weigh.send(to: Left(), 1) == 8)
    }
    #expect(recorder.violations.map(\.kind) == [.foreignReceiver, .foreignReceiver])
    #expect(recorder.violations.first?.parties == ["Right"])
  }

  @Test func `super depends on the class in which a method is written`() {
    #expect(Specimen.weigh.send(to: Lower(), 1) == 111)
  }

  @Test func `an implementation of another type is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let type = ObjectClass.fresh()
        type.addMethod(
          Specimen.poke.selector, Specimen.weigh.implementation { _, _, count in count })
      }
    }
  }

  @Test func `methods of different types cannot be exchanged`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let type = ObjectClass.fresh()
        type.log(as: "poke")
        type.addMethod(
          Specimen.weigh.selector, Specimen.weigh.implementation { _, _, count in count })
        if let first = type.method(of: Specimen.poke.selector),
          let second = type.method(of: Specimen.weigh.selector)
        {
          Method.exchangeImplementations(first, second)
        }
      }
    }
  }

  private func poked(_ type: ObjectClass, _ message: Message<Void, Int>? = nil) -> [String] {
    let specimen = Specimen(of: type)
    (message ?? poke).send(to: specimen, 1)
    return specimen.log
  }

  private func exchange(in type: ObjectClass) throws {
    let original = try #require(type.method(of: poke.selector))
    let hooked = try #require(type.method(of: Specimen.hook.selector))
    Method.exchangeImplementations(original, hooked)
  }
}

private final class Left: MessageObject {
  private let weight = 7

  override class var methods: Methods {
    Methods(Left.self) { $0.on(Specimen.weigh) { left, more in left.weight + more } }
  }
}

private final class Right: MessageObject {
  override class var methods: Methods {
    Methods(Right.self) { $0.on(Specimen.weigh) { _, more in 100 + more } }
  }
}

private class Upper: MessageObject {
  override class var methods: Methods {
    Methods(Upper.self) { $0.on(Specimen.weigh) { _, more in more } }
  }
}

private class Middle: Upper {
  override class var methods: Methods {
    Methods(Middle.self) {
      $0.on(Specimen.weigh) { middle, more in
        10 + Specimen.weigh.sendSuper(of: Middle.self, to: middle, more)
      }
    }
  }
}

private final class Lower: Middle {
  override class var methods: Methods {
    Methods(Lower.self) {
      $0.on(Specimen.weigh) { lower, more in
        100 + Specimen.weigh.sendSuper(of: Lower.self, to: lower, more)
      }
    }
  }
}
