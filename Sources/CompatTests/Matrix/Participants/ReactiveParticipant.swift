import Streams

/// The reactive library: its proxy is looked up anew for each observer, as bindings do.
struct ReactiveParticipant: Participant {
  let name = "reactive"
  private let proxyType: DelegateProxy.Type
  private let looksThrough: Bool

  init() {
    self.init(ProbeProxy.self, looksThrough: false)
  }

  private init(_ proxyType: DelegateProxy.Type, looksThrough: Bool) {
    self.proxyType = proxyType
    self.looksThrough = looksThrough
  }

  var conduct: Conduct { .takesSlot(looksThrough: looksThrough) }

  func install(in world: World) -> Participation {
    let bindings = Bindings(proxyType, in: world)
    bindings.observe { $0.sent(ProbeHost.didSelect) }
    return Participation(
      received: { bindings.counts }, identity: { bindings.proxy },
      use: { bindings.observe { $0.invoked(ProbeHost.didScroll) } },
      remove: bindings.dispose)
  }

  func adapted(to strategy: Strategy, getter: GetterStyle) -> any Participant {
    guard strategy == .modifiedReactive else { return self }
    return ReactiveParticipant(LookThroughProxy.self, looksThrough: true)
  }
}

extension ReactiveParticipant {
  /// What an app has bound to one host, and how many elements came.
  @MainActor
  private final class Bindings {
    private(set) var counts: [Int] = []
    private(set) weak var proxy: DelegateProxy?
    private var subscriptions: [any Disposable] = []
    private let proxyType: DelegateProxy.Type
    private let world: World

    init(_ proxyType: DelegateProxy.Type, in world: World) {
      self.proxyType = proxyType
      self.world = world
    }

    func observe<Element>(_ stream: (DelegateProxy) -> Observable<Element>) {
      let observer = counts.count
      counts.append(0)
      let proxy = proxyType.proxy(for: world.host, in: world.slot)
      self.proxy = proxy
      subscriptions.append(
        stream(proxy).subscribe(onNext: { [weak self] _ in self?.counts[observer] += 1 }))
    }

    func dispose() {
      for subscription in subscriptions { subscription.dispose() }
      subscriptions = []
    }
  }
}
