import Streams
import Testing

@MainActor
@Suite struct `Class objects` {
  @Test func `an object answers by the class that it has at the moment`() {
    let plain = ObjectClass.fresh("Plain")
    plain.log(as: "plain")
    let observed = plain.makeSubclass(named: "Observed_Plain")
    observed.log(as: "observed")
    let specimen = Specimen(of: plain)
    let other = Specimen(of: plain)
    Specimen.poke.send(to: specimen, 1)
    specimen.objectClass = observed
    Specimen.poke.send(to: specimen, 1)
    Specimen.poke.send(to: other, 1)
    specimen.objectClass = plain
    Specimen.poke.send(to: specimen, 1)
    #expect(specimen.log == ["plain", "observed", "plain"])
    #expect(other.log == ["plain"])
  }

  @Test func `a dynamic subclass may hide behind the class that it was made of`() {
    let plain = ObjectClass.fresh("Plain")
    let observed = plain.makeSubclass(named: "Observed_Plain")
    observed.reportedClass = plain
    let specimen = Unnamed()
    specimen.objectClass = Unnamed.classObject.makeSubclass(named: "Observed_Unnamed")
    specimen.objectClass.reportedClass = Unnamed.classObject
    #expect(specimen.reportedClass === Unnamed.classObject)
    #expect(specimen.objectClass !== Unnamed.classObject)
    #expect(Violation.name(of: specimen) == "Unnamed")
    #expect(RootMessages.isKind.send(to: specimen, specimen.objectClass))
    #expect(RootMessages.isKind.send(to: specimen, Unnamed.classObject))
    #expect(!RootMessages.isKind.send(to: specimen, Specimen.classObject))
  }

  @Test func `Swift classes have class objects that inherit as they do`() {
    #expect(Specimen.classObject.superclass === MessageObject.classObject)
    #expect(MessageObject.classObject === ObjectClass.object)
    #expect(MessageProxy.classObject === ObjectClass.proxy)
    #expect(ObjectClass.of(type: Derived.self).superclass === ObjectClass.of(type: Plain.self))
    #expect(ObjectClass.of(type: Plain.self).superclass === ObjectClass.object)
    #expect(ObjectClass.of(Derived()) === ObjectClass.of(type: Derived.self))
  }

  @Test func `a dynamic class goes with its last instance`() {
    let base = ObjectClass.fresh()
    weak var dynamic: ObjectClass?
    var specimen: Specimen? = Specimen(of: base.makeSubclass(named: "Dynamic"))
    dynamic = specimen?.objectClass
    dynamic?.log(as: "dynamic")
    specimen.map { Specimen.poke.send(to: $0, 1) }
    #expect(specimen?.log == ["dynamic"])
    specimen = nil
    #expect(dynamic == nil)
    base.log(as: "base")
  }

  @Test func `a method may outlive its class`() throws {
    var type: ObjectClass? = ObjectClass.fresh()
    type?.log(as: "method")
    let method = try #require(type?.method(of: Specimen.poke.selector))
    type = nil
    #expect(method.owner == nil)
    method.setImplementation(.logging(Specimen.poke, "another"))
  }

  @Test func `a class whose methods expect other objects is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Unnamed().objectClass = Specimen.classObject }
    }
  }

  @Test func `the class object of a Swift subclass is refused, too`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Parent().objectClass = Child.classObject }
    }
  }

  private final class Unnamed: MessageObject {}
  private class Parent: MessageObject {}
  private final class Child: Parent {}
  private class Plain {}
  private final class Derived: Plain {}
}
