import Streams
import Testing

@MainActor
@Suite(.serialized) struct `Look-ups` {
  private let root = ObjectClass.fresh("Root")

  @Test func `one look-up a class, whatever the depth`() {
    root.log(as: "root")
    var deepest = root
    for depth in 1...50 { deepest = deepest.makeSubclass(named: "Level \(depth)") }
    let specimen = Specimen(of: deepest)
    #expect(misses { poke(specimen) } == 1)
    #expect(misses { for _ in 0..<100 { poke(specimen) } } == 0)
    #expect(misses { poke(Specimen(of: deepest)) } == 0)
  }

  @Test func `a change is seen by those that inherit the method, and by nobody else`() {
    root.log(as: "root")
    let overriding = root.makeSubclass(named: "Overriding")
    overriding.log(as: "overriding")
    let inheriting = root.makeSubclass(named: "Inheriting")
    let below = overriding.makeSubclass(named: "Below")
    let aside = ObjectClass.fresh("Aside")
    aside.log(as: "aside")
    let all = [root, overriding, inheriting, below, aside].map { Specimen(of: $0) }
    #expect(misses { all.forEach(poke) } == 5)
    root.replaceMethod(Specimen.poke.selector, .logging(Specimen.poke, "replaced"))
    #expect(misses { all.forEach(poke) } == 2)
    #expect(
      all.map { $0.log.last } == ["replaced", "overriding", "replaced", "overriding", "aside"])
    overriding.removeMethod(Specimen.poke.selector)
    #expect(misses { all.forEach(poke) } == 2)
    #expect(all.map { $0.log.last } == ["replaced", "replaced", "replaced", "replaced", "aside"])
  }

  @Test func `a change of one message leaves all others alone`() {
    root.log(as: "root")
    root.log(Specimen.hook, as: "hook")
    let specimen = Specimen(of: root)
    poke(specimen)
    Specimen.hook.send(to: specimen, 1)
    root.replaceMethod(Specimen.poke.selector, .logging(Specimen.poke, "replaced"))
    #expect(misses { Specimen.hook.send(to: specimen, 1) } == 0)
    #expect(misses { poke(specimen) } == 1)
  }

  @Test func `a layer is seen by every subclass, those that override included`() {
    root.log(as: "root")
    let overriding = root.makeSubclass(named: "Overriding")
    overriding.log(as: "overriding")
    let all = [root, overriding].map { Specimen(of: $0) }
    all.forEach(poke)
    let layer = InterceptionLayer { original, _ in
      Specimen.poke.answering { receiver, name, count in
        (receiver as? Specimen)?.log.append("layer")
        return Specimen.poke.proceed(to: original, receiver, as: name, count)
      }
    }
    root.addLayer(layer, around: Specimen.poke.selector)
    #expect(misses { all.forEach(poke) } == 2)
    root.removeLayer(layer, around: Specimen.poke.selector)
    #expect(misses { all.forEach(poke) } == 2)
    #expect(all[0].log == ["root", "layer", "root", "root"])
    #expect(all[1].log == ["overriding", "layer", "overriding", "overriding"])
  }

  @Test func `what was not there is remembered, and found when it comes`() {
    let specimen = Specimen(of: root.makeSubclass(named: "Below"))
    #expect(!MessageObject.responds(specimen, to: Specimen.poke.selector))
    #expect(misses { _ = MessageObject.responds(specimen, to: Specimen.poke.selector) } == 0)
    root.log(as: "root")
    #expect(MessageObject.responds(specimen, to: Specimen.poke.selector))
  }

  @Test func `thousands of classes and messages do not get into each other's way`() {
    let messages = (0..<200).map { Message<Void, Int>("lookUp.message \($0)") }
    let classes = (0..<50).map { root.makeSubclass(named: "Class \($0)") }
    for (index, type) in classes.enumerated() {
      for (number, message) in messages.enumerated() where (index + number) % 3 == 0 {
        type.addMethod(
          message.selector,
          message.implementation { receiver, _, _ in
            (receiver as? Specimen)?.log.append("\(index).\(number)")
          })
      }
    }
    var wrong = 0
    for _ in 0..<2 {
      for (index, type) in classes.enumerated() {
        let specimen = Specimen(of: type)
        for (number, message) in messages.enumerated() {
          let isThere = (index + number) % 3 == 0
          if MessageObject.responds(specimen, to: message.selector) != isThere { wrong += 1 }
          guard isThere else { continue }
          message.send(to: specimen, 0)
          if specimen.log.popLast() != "\(index).\(number)" { wrong += 1 }
        }
      }
    }
    #expect(wrong == 0)
  }

  private func poke(_ specimen: Specimen) {
    Specimen.poke.send(to: specimen, 1)
  }

  private func misses(_ body: () -> Void) -> Int {
    let before = ObjectClass.missCount
    body()
    return ObjectClass.missCount - before
  }
}
