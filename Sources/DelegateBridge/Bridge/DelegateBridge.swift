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
  package var fault: BridgeFault? {
    didSet { order.fault = fault }
  }

  /// The chain that all hosts share, under ``BridgeFault/sharesChains``.
  private weak var sharedChain: SlotChain?

  private var installations = 1

  private let hostClass: ObjectClass
  private let key: AssociationKey

  /// The class of the ports that pass the hooks as they are now.
  ///
  /// Some hooks change the class of what is set. When hooks come or go, everything passes them again,
  /// and there is a new class, so that such a hook is not in the chain twice.
  private(set) var portClass: ObjectClass

  /// Counts changes of the setters that are bridged: hooks that come and go.
  private(set) var hookVersion = 0

  /// Counts changes of what the bridge itself puts into chains.
  private(set) var linkVersion = 0 {
    didSet { ObjectClass.noteChange() }
  }
  private(set) var registrations: [LinkRegistration] = []
  private(set) var order = PartyOrder()

  private var setterLayer: InterceptionLayer?
  private var getterLayer: InterceptionLayer?

  /// Bridges a slot of all hosts of a class and of its subclasses, those that exist included.
  ///
  /// Installing twice on one class gives the same bridge, which then has to be removed twice.
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
    precondition(
      hostClass.method(of: slot.setter.selector) != nil,
      "\(hostClass.name) has no slot named '\(slot.name)'")
    let key = InstallationKey(hostClass: ObjectIdentifier(hostClass), slot: slot.name)
    if let bridge = installed[key] {
      bridge.installations += 1
      return bridge
    }
    let bridge = DelegateBridge(
      hostClass, slot, CodeLocation(file: "\(file)", line: Int(line)))
    installed[key] = bridge
    bridge.hook()
    return bridge
  }

  private struct InstallationKey: Hashable {
    let hostClass: ObjectIdentifier
    let slot: String
  }

  private static var installed: [InstallationKey: DelegateBridge] = [:]

  private init(_ hostClass: ObjectClass, _ slot: DelegateSlot, _ location: CodeLocation) {
    self.hostClass = hostClass
    self.slot = slot
    self.location = location
    key = AssociationKey("bridge.\(slot.name)")
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

  /// Takes the bridge off its class, when everybody who installed it has removed it.
  ///
  /// Each host goes back to what it would have without the bridge when its slot is next used: what
  /// was set last, or the reactive proxy if there is one, through the hooks that there are.
  public func remove() {
    installations -= 1
    guard installations == 0 else { return }
    let key = InstallationKey(hostClass: ObjectIdentifier(hostClass), slot: slot.name)
    Self.installed[key] = nil
    if let setterLayer { hostClass.removeLayer(setterLayer, around: slot.setter.selector) }
    if let getterLayer { hostClass.removeLayer(getterLayer, around: slot.getter.selector) }
    setterLayer = nil
    getterLayer = nil
  }

  /// Forgets the chain of `host`, which has found out that the bridge is gone.
  func forget(_ host: MessageObject) {
    host[associated: key] = nil
  }

  /// Puts a link of one kind into the chain of every host, those that exist included.
  ///
  /// - Parameter make: Makes the link of a host; `nil` for a host that gets none.
  /// - Returns: The registration, by which the links can be removed.
  /// - Complexity: O(1), however many hosts there are: each host notices when its slot is next used.
  @discardableResult
  public func add(_ make: @escaping (MessageObject) -> ChainLink?) -> LinkRegistration {
    let registration = LinkRegistration(of: self, make: make)
    registrations.append(registration)
    linkVersion += 1
    return registration
  }

  /// States that parties of class `outer` get messages before those of class `inner`.
  ///
  /// The classes are those of links, or of reactive proxies. A statement that contradicts earlier
  /// ones is refused and reported.
  public func place(_ outer: AnyClass, before inner: AnyClass) {
    guard order.place(outer, before: inner) else {
      return Violation(
        .contradictoryOrder, parties: ["\(outer)", "\(inner)"],
        detail: "\(outer) cannot come before \(inner), because it was to come after it"
      ).report()
    }
    linkVersion += 1
  }

  func remove(_ registration: LinkRegistration) {
    registrations.removeAll { $0 === registration }
    linkVersion += 1
  }

  /// The chain on the slot of `host`; `nil` where the host has no such slot, or the bridge does not
  /// look after it.
  public func report(on host: MessageObject) -> ChainReport? {
    chain(of: host).map { ChainReport($0) }
  }

  /// The chain on the slot of `host`, for people: parties, roles, who installed them, claims, and the
  /// last messages.
  public func explain(_ host: MessageObject) -> String {
    report(on: host)?.text ?? "\(Violation.name(of: host)).\(slot.name): not bridged"
  }

  /// The first party of type `Party` in the chain of `host`, wrappers and forward delegates included,
  /// or behind it, where the delegate itself forwards and says to whom.
  public func find<Party>(_ type: Party.Type, in host: MessageObject) -> Party? {
    guard let chain = chain(of: host) else { return nil }
    chain.bringUpToDate()
    let parties = Downstream.everybody(from: chain.allParties.map(\.party))
    return parties.lazy.compactMap { $0 as? Party }.first
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
        if let host = host as? MessageObject, let chain = self.chain(of: host), !chain.isDiverted {
          return chain.read()
        }
        guard let original else { return nil }
        return slot.getter.call(original, host, as: selector)
      }
    }
    setterLayer.onChange = { [weak self] in self?.hooksChanged() }
    hostClass.addLayer(setterLayer, around: slot.setter.selector)
    hostClass.addLayer(getterLayer, around: slot.getter.selector)
    self.setterLayer = setterLayer
    self.getterLayer = getterLayer
  }

  private func write(_ object: AnyObject?, to host: AnyObject, _ proceed: (AnyObject?) -> Void) {
    guard let host = host as? MessageObject, let chain = chain(of: host), !chain.isDiverted
    else { return proceed(object) }
    chain.write(object, proceed)
  }

  private func chain(of host: MessageObject) -> SlotChain? {
    if let chain = host[associated: key] as? SlotChain {
      if chain.bridge.isInstalled || chain.isDissolving { return chain }
      chain.dissolve()
      return self.chain(of: host)
    }
    guard isInstalled, ObjectClass.of(host).isSubclass(of: hostClass),
      let storage = slot.storage.send(to: host)
    else { return nil }
    if fault == .sharesChains, let sharedChain { return sharedChain }
    let chain = SlotChain(host: host, storage: storage, bridge: self)
    if fault == .sharesChains { sharedChain = chain }
    host[associated: key] = chain
    chain.adopt()
    return chain
  }
}
