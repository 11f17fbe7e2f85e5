import Streams

/// A reactive library: its proxy is looked up anew for each observer, as bindings do.
struct ReactiveParticipant: Participant {
  /// What the library offers to an app.
  struct Library {
    /// Gives the proxy of a host.
    let lookUp: @MainActor (World) -> AnyObject

    /// Gives a stream of ``ProbeHost/didSelect``, and for the second observer one of
    /// ``ProbeHost/didScroll``.
    let stream: @MainActor (AnyObject, _ isSecond: Bool) -> Observable<Void>?
  }

  let name: String
  let conduct: Conduct
  private let library: Library

  /// The library of this package.
  init() {
    self.init("reactive", Proxying(), .rx(ProbeProxy.self))
  }

  /// A library of another maker.
  init(_ library: ForeignLibrary) {
    let proxying = Proxying(
      takesSlotAlways: true, clearsSlot: library.clearsSlot, tellsLast: !library.tellsFirst)
    self.init(library.name, proxying, .foreign(library))
  }

  private init(_ name: String, _ proxying: Proxying, _ library: Library) {
    self.name = name
    conduct = .takesSlot(proxying)
    self.library = library
  }

  func install(in world: World) -> Participation {
    let bindings = Bindings(name, library, in: world)
    bindings.lookUp()
    if world.observers > 0 { bindings.observe() }
    return Participation(
      received: { bindings.counts }, identity: { bindings.proxy }, use: bindings.observe,
      remove: bindings.dispose)
  }

  func adapted(to strategy: Strategy, getter: GetterStyle) -> any Participant {
    guard strategy == .modifiedReactive, conduct == .takesSlot(Proxying()) else { return self }
    return ReactiveParticipant(name, Proxying(looksThrough: true), .rx(LookThroughProxy.self))
  }
}

extension ReactiveParticipant.Library {
  fileprivate static func rx(_ proxyType: DelegateProxy.Type) -> Self {
    Self(
      lookUp: { proxyType.proxy(for: $0.host, in: $0.slot) },
      stream: { proxy, isSecond in
        guard let proxy = proxy as? DelegateProxy else { return nil }
        return isSecond
          ? proxy.invoked(ProbeHost.didScroll).map { _ in }
          : proxy.sent(ProbeHost.didSelect).map { _ in }
      })
  }

  fileprivate static func foreign(_ library: ForeignLibrary) -> Self {
    Self(
      lookUp: { library.proxy(for: $0.host, in: $0.slot) },
      stream: { proxy, isSecond in
        guard let proxy = proxy as? ForeignProxy else { return nil }
        return isSecond
          ? proxy.events(of: ProbeHost.didScroll).map { _ in }
          : proxy.events(of: ProbeHost.didSelect).map { _ in }
      })
  }
}

extension ReactiveParticipant {
  /// What an app has bound to one host, and how many elements came.
  @MainActor
  private final class Bindings {
    private(set) var counts: [Int] = []
    private(set) weak var proxy: AnyObject?
    private var subscriptions: [any Disposable] = []
    private let name: String
    private let library: Library
    private let world: World

    init(_ name: String, _ library: Library, in world: World) {
      self.name = name
      self.library = library
      self.world = world
    }

    func lookUp() {
      proxy = library.lookUp(world)
    }

    func observe() {
      let observer = counts.count
      if observer > 0 { lookUp() }
      guard let proxy, let stream = library.stream(proxy, observer > 0) else { return }
      counts.append(0)
      subscriptions.append(
        stream.subscribe(onNext: { [weak self] in self?.note(observer) }))
    }

    private func note(_ observer: Int) {
      counts[observer] += 1
      // The first one observes the event.
      if observer == 0 { world.hearings.note(name) }
    }

    func dispose() {
      for subscription in subscriptions { subscription.dispose() }
      subscriptions = []
    }
  }
}
