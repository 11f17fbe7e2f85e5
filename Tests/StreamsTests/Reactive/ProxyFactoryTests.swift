import Streams
import Testing

@MainActor
@Suite struct `Reactive proxies, factories` {
  @Test func `the factory of the most derived class makes the proxy, in whatever order they came`()
  {
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      var registrations: [any Disposable] = []
      for index in order {
        switch index {
        case 0: registrations.append(register(Panel.self) { GeneralProxy(host: $0, slot: $1) })
        case 1: registrations.append(register(Middle.self) { MiddleProxy(host: $0, slot: $1) })
        default: registrations.append(register(Special.self) { SpecialProxy(host: $0, slot: $1) })
        }
      }
      #expect(Panel().rx.delegate is GeneralProxy)
      #expect(Middle().rx.delegate is MiddleProxy)
      #expect(Special().rx.delegate is SpecialProxy)
      #expect(Unregistered().rx.delegate is MiddleProxy)
      for registration in registrations { registration.dispose() }
    }
    #expect(type(of: Special().rx.delegate) == DelegateProxy.self)
  }

  @Test func `the accessor of a superclass makes the proxy of the real class`() {
    let registration = register(Special.self) { SpecialProxy(host: $0, slot: $1) }
    defer { registration.dispose() }
    let special = Special()
    let proxy = (special as Panel).rx.delegate
    #expect(proxy is SpecialProxy)
    #expect(special.rx.delegate === proxy)
  }

  @Test func `a class that changed at run time has the factories of its Swift class`() {
    let registration = register(Special.self) { SpecialProxy(host: $0, slot: $1) }
    defer { registration.dispose() }
    let special = Special()
    special.objectClass = Special.classObject.makeSubclass(named: "Observed")
    #expect(special.rx.delegate is SpecialProxy)
  }

  @Test func `a later registration for the same class counts, and hosts keep what they have`() {
    let host = Special()
    let first = register(Special.self) { SpecialProxy(host: $0, slot: $1) }
    let proxy = host.rx.delegate
    let second = register(Special.self) { GeneralProxy(host: $0, slot: $1) }
    #expect(host.rx.delegate === proxy)
    #expect(Special().rx.delegate is GeneralProxy)
    second.dispose()
    first.dispose()
    #expect(host.rx.delegate === proxy)
  }

  @Test func `a registration is for one slot and one library`() {
    let registration = register(Panel.self) { GeneralProxy(host: $0, slot: $1) }
    defer { registration.dispose() }
    let panel = Panel()
    #expect(panel.rx.delegate is GeneralProxy)
    #expect(type(of: panel.rx.dataSource) == DelegateProxy.self)
    #expect(ForeignProxy.proxy(for: panel, in: .delegate) is ForeignProxy)
  }

  private func register(
    _ type: MessageObject.Type, make: @escaping ProxyFactory.Make
  ) -> any Disposable {
    ProxyFactory.register(DelegateProxy.self, for: type, in: .delegate, make: make)
  }
}

private class Middle: Panel {
  override class var methods: Methods { Methods(Middle.self) }
}

private final class Special: Middle {
  override class var methods: Methods { Methods(Special.self) }
}

private final class Unregistered: Middle {
  override class var methods: Methods { Methods(Unregistered.self) }
}

private final class GeneralProxy: DelegateProxy {}
private final class MiddleProxy: DelegateProxy {}
private final class SpecialProxy: DelegateProxy {}

private final class ForeignProxy: DelegateProxy {
  override class var family: String { "foreign" }
}
