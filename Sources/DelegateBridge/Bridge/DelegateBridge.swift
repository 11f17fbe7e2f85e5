public import Streams

/// Lets any parties share one delegate slot: trackers that wrap what is set, reactive proxies that
/// insist on being the delegate, and the app, in any order and without knowing of each other.
///
/// ```swift
/// let bridge = DelegateBridge.install(on: CollectionView.self)
/// ```
///
/// The bridge sits at both ends of the slot's accessors. Outside, before any hook, it notes what a
/// party sets and gives that back to whoever reads. To the hooks it hands a stand-in, the port, which
/// leads to the reactive proxies and the delegate. Inside, where the object is stored, it keeps alive
/// whatever the hooks made of the port.
@MainActor
public final class DelegateBridge {
  /// The slot that is bridged.
  public let slot: DelegateSlot

  /// Where the bridge was installed.
  public let location: CodeLocation

  /// Whether the bridge is in force.
  public var isInstalled: Bool { installations > 0 }

  /// What is broken on purpose: nothing, except where a test kit is tested.
  // Messages look at it; the main actor keeps accesses apart.
  @safe @exclusivity(unchecked) package var fault: BridgeFault? {
    didSet { Self.linkVersion += 1 }
  }

  /// The chain that all hosts share, under ``BridgeFault/sharesChains``.
  private weak var sharedChain: SlotChain?

  private var installations = 1

  /// What the bridge is on: a class with its subclasses, or one host.
  private let target: Interception.Target

  private let hostClass: ObjectClass
  private let key: AssociationKey

  /// The class of the ports that pass the hooks as they are now.
  ///
  /// Some hooks change the class of what is set. When hooks come or go, everything passes them again,
  /// and there is a new class, so that such a hook is not in the chain twice.
  private(set) var portClass: ObjectClass

  /// Counts changes of the setters that are bridged: hooks that come and go.
  private(set) var hookVersion = 0

  /// Counts changes of what bridges themselves put into chains.
  private(set) static var linkVersion = 0 {
    didSet { ObjectClass.noteChange() }
  }

  /// The links that were added to this bridge.
  var registrations: [LinkRegistration] = [] {
    didSet { Self.linkVersion += 1 }
  }

  /// What was stated about the order of parties.
  var order = PartyOrder() {
    didSet { Self.linkVersion += 1 }
  }

  // The class or the host has the layers, which have the bridge.
  private weak var setterLayer: InterceptionLayer?
  private weak var getterLayer: InterceptionLayer?

  /// Bridges a slot of all hosts of a class and of its subclasses, those that exist included.
  ///
  /// A host that is in use is met when its slot is next read or set; what it sends until then goes to
  /// whom it would without a bridge. Installing twice on one class gives the same bridge, which then
  /// has to be removed twice.
  ///
  /// - Parameters:
  ///   - type: The class of hosts.
  ///   - slot: The slot.
  ///   - file: Where the bridge is installed, for reports.
  ///   - line: Where the bridge is installed, for reports.
  /// - Returns: The bridge, in force until ``remove()``.
  @discardableResult
  public static func install(
    on type: MessageObject.Type, slot: DelegateSlot = .delegate,
    file: StaticString = #fileID, line: UInt = #line
  ) -> DelegateBridge {
    install(on: type.classObject, slot: slot, file: file, line: line)
  }

  /// Bridges a slot of all hosts of a class object and of its subclasses.
  @discardableResult
  public static func install(
    on hostClass: ObjectClass, slot: DelegateSlot = .delegate,
    file: StaticString = #fileID, line: UInt = #line
  ) -> DelegateBridge {
    install(
      on: .instances(of: Interception.Target.WeakClass(value: hostClass)), of: hostClass, slot,
      CodeLocation(file: "\(file)", line: Int(line)))
  }

  /// Bridges a slot of one host, whatever class it has or gets; others of its class are left alone.
  ///
  /// The host may be in use, and its class may have a bridge of its own: it then stays bridged when
  /// one of the two is removed. Links and orders of both hold, those of the host before those of its
  /// class. Installing twice on one host gives the same bridge, which then has to be removed twice;
  /// it goes with the host.
  ///
  /// - Parameters:
  ///   - host: The host, which is not kept alive.
  ///   - slot: The slot.
  ///   - file: Where the bridge is installed, for reports.
  ///   - line: Where the bridge is installed, for reports.
  /// - Returns: The bridge, in force until ``remove()``.
  @discardableResult
  public static func install(
    on host: MessageObject, slot: DelegateSlot = .delegate,
    file: StaticString = #fileID, line: UInt = #line
  ) -> DelegateBridge {
    install(
      on: .object(Interception.Target.WeakObject(value: host)), of: host.objectClass, slot,
      CodeLocation(file: "\(file)", line: Int(line)))
  }

  private static func install(
    on target: Interception.Target, of hostClass: ObjectClass, _ slot: DelegateSlot,
    _ location: CodeLocation
  ) -> DelegateBridge {
    precondition(
      hostClass.method(of: slot.setter.selector) != nil,
      "\(hostClass.name) has no slot named '\(slot.name)'")
    if let bridge = bridges(in: target.layers[slot.setter.selector, default: []]).first {
      bridge.installations += 1
      return bridge
    }
    let bridge = DelegateBridge(target, hostClass, slot, location)
    bridge.hook()
    return bridge
  }

  /// The bridges that have put these layers around a setter.
  static func bridges(in layers: [InterceptionLayer]) -> [DelegateBridge] {
    layers.compactMap { $0.installer as? DelegateBridge }
  }

  private init(
    _ target: Interception.Target, _ hostClass: ObjectClass, _ slot: DelegateSlot,
    _ location: CodeLocation
  ) {
    self.target = target
    self.hostClass = hostClass
    self.slot = slot
    self.location = location
    // Another copy of the package in this process has keys of its own.
    key = AssociationKey("bridge.\(slot.name) of \(ObjectIdentifier(SlotChain.self))")
    portClass = Self.makePortClass(hostClass, slot)
  }

  private static func makePortClass(_ hostClass: ObjectClass, _ slot: DelegateSlot) -> ObjectClass {
    ChainPort.classObject.makeSubclass(named: "ChainPort(\(hostClass.name).\(slot.name))")
  }

  private func hooksChanged() {
    hookVersion += 1
    renewPortClass()
  }

  /// Leaves behind what hooks have done to the class of the ports: they will see it again, or a
  /// wrapper of it.
  func renewPortClass() {
    portClass = Self.makePortClass(hostClass, slot)
  }

  /// Takes the bridge off its class or host, when everybody who installed it has removed it.
  ///
  /// Each host goes back to what it would have without the bridge when its slot is next used: what
  /// was set last, or the reactive proxy if there is one, through the hooks that there are. A host
  /// that another bridge covers too goes over to that one.
  public func remove() {
    guard isInstalled else { return }
    installations -= 1
    guard !isInstalled else { return }
    if let setterLayer { target.remove(setterLayer, around: slot.setter.selector) }
    if let getterLayer { target.remove(getterLayer, around: slot.getter.selector) }
    Self.linkVersion += 1
  }

  /// Forgets the chain of `host`, which has found out that the bridge is gone.
  func forget(_ host: MessageObject) {
    host[associated: key] = nil
  }

  private func hook() {
    let slot = slot
    let setterLayer = InterceptionLayer(position: .boundary) { [self] original, _ in
      slot.setter.implementation { host, selector, object in
        self.write(object, to: host) { object in
          guard let original else { return }
          slot.setter.call(original, host, as: selector, object)
        }
      }
    }
    let getterLayer = InterceptionLayer(position: .boundary) { [self] original, _ in
      slot.getter.implementation { host, selector in
        if let chain = self.ownChain(of: host), !chain.isReadingBack { return chain.read() }
        guard let original else { return nil }
        return slot.getter.call(original, host, as: selector)
      }
    }
    setterLayer.installer = self
    setterLayer.onChange = { [weak self] in self?.hooksChanged() }
    getterLayer.onChange = { [weak self] in self?.hooksChanged() }
    target.add(setterLayer, around: slot.setter.selector)
    target.add(getterLayer, around: slot.getter.selector)
    self.setterLayer = setterLayer
    self.getterLayer = getterLayer
  }

  private func write(_ object: AnyObject?, to host: AnyObject, _ proceed: (AnyObject?) -> Void) {
    guard let chain = ownChain(of: host) else { return proceed(object) }
    chain.write(object, proceed)
  }

  /// The chain of `host`, if it is this bridge that looks after its slot.
  private func ownChain(of host: AnyObject) -> SlotChain? {
    guard let host = host as? MessageObject, let chain = keptChain(of: host), chain.bridge === self
    else { return nil }
    return chain
  }

  /// The chain of `host`, unless its accessors lead elsewhere.
  func keptChain(of host: MessageObject) -> SlotChain? {
    guard let chain = chain(of: host), !chain.isDiverted else { return nil }
    return chain
  }

  private func chain(of host: MessageObject) -> SlotChain? {
    if let chain = host[associated: key] as? SlotChain {
      if chain.bridge.isInstalled || chain.isDissolving { return chain }
      chain.dissolve()
      return self.chain(of: host)
    }
    guard isInstalled, target.covers(host), let storage = slot.storage.send(to: host) else {
      return nil
    }
    if fault == .sharesChains, let sharedChain { return sharedChain }
    storage.keeper?.slotMayBeGivenBack(storage)
    // What gave the slot back set it, and so this bridge may have met it meanwhile. Where somebody
    // else looks after it, another copy of the bridge, this one stands aside.
    guard storage.keeper == nil else { return host[associated: key] as? SlotChain }
    let chain = SlotChain(host: host, storage: storage, bridge: self)
    if fault == .sharesChains { sharedChain = chain }
    host[associated: key] = chain
    chain.adopt()
    return chain
  }
}
