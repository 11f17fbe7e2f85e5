import Streams
import Testing

@MainActor
@Suite struct `Sends that change what they are running` {
  @Test func `a method that replaces itself finishes`() {
    let type = ObjectClass.fresh()
    let token = Token()
    type.addMethod(
      Specimen.poke.selector,
      Specimen.poke.implementation { [token] receiver, _, count in
        type.replaceMethod(Specimen.poke.selector, .logging(Specimen.poke, "replaced"))
        Specimen.poke.send(to: receiver, count)
        (receiver as? Specimen)?.log.append("finished with \(token.name)")
      })
    let specimen = Specimen(of: type)
    Specimen.poke.send(to: specimen, 1)
    Specimen.poke.send(to: specimen, 1)
    #expect(specimen.log == ["replaced", "finished with token", "replaced"])
  }

  @Test func `what a method has captured goes when it is replaced, and not before it has finished`()
  {
    let type = ObjectClass.fresh()
    weak var probe: Token?
    var isAliveWhileRunning = false
    do {
      let token = Token()
      probe = token
      type.addMethod(
        Specimen.poke.selector,
        Specimen.poke.implementation { [token] _, _, _ in
          type.removeMethod(Specimen.poke.selector)
          isAliveWhileRunning = probe != nil
          _ = token.name
        })
    }
    Specimen.poke.send(to: Specimen(of: type), 1)
    #expect(isAliveWhileRunning)
    #expect(probe == nil)
  }

  @Test func `an object that loses its class while it answers finishes`() {
    let base = ObjectClass.fresh()
    base.log(as: "base")
    let specimen = Specimen(of: base.makeSubclass(named: "Dynamic"))
    weak let dynamic = specimen.objectClass
    specimen.objectClass.addMethod(
      Specimen.poke.selector,
      Specimen.poke.implementation { receiver, _, count in
        (receiver as? Specimen)?.objectClass = base
        Specimen.poke.send(to: receiver, count)
        (receiver as? Specimen)?.log.append("finished")
      })
    Specimen.poke.send(to: specimen, 1)
    #expect(specimen.log == ["base", "finished"])
    #expect(dynamic == nil)
  }

  @Test func `last words of what a method has captured may send messages`() {
    let type = ObjectClass.fresh()
    let specimen = Specimen(of: type)
    do {
      let token = Token { Specimen.hook.send(to: specimen, 1) }
      type.log(Specimen.hook, as: "last words")
      type.addMethod(
        Specimen.poke.selector,
        Specimen.poke.implementation { [token] receiver, _, _ in
          type.replaceMethod(Specimen.poke.selector, .logging(Specimen.poke, "replaced"))
          (receiver as? Specimen)?.log.append(token.name)
        })
    }
    Specimen.poke.send(to: specimen, 1)
    #expect(specimen.log == ["token", "last words as hook_poke(_:)"])
  }
}

/// Something that methods capture.
@MainActor
private final class Token {
  let name = "token"
  private let lastWords: () -> Void
  init(lastWords: @escaping () -> Void = {}) { self.lastWords = lastWords }
  isolated deinit { lastWords() }
}
