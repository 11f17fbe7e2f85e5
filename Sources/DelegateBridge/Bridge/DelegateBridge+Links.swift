public import Streams

extension DelegateBridge {
  /// Puts a link of one kind into the chain of every host, those that exist included.
  ///
  /// - Parameters:
  ///   - owner: Who adds it, for reports; the module in which that is done unless stated.
  ///   - file: Where it is added, for reports.
  ///   - line: Where it is added, for reports.
  ///   - make: Makes the link of a host; `nil` for a host that gets none.
  /// - Returns: The registration, by which the links can be removed.
  /// - Complexity: O(1), however many hosts there are: each host notices when its slot is next used.
  @discardableResult
  public func add(
    owner: String? = nil, file: StaticString = #fileID, line: UInt = #line,
    _ make: @escaping (MessageObject) -> ChainLink?
  ) -> LinkRegistration {
    let registration = LinkRegistration(
      of: self, by: Installation(owner: owner, file: file, line: line), make: make)
    registrations.append(registration)
    return registration
  }

  /// States that parties of class `outer` get messages before those of class `inner`.
  ///
  /// The classes are those of links, or of reactive proxies. A statement that contradicts earlier
  /// ones is refused and reported.
  public func place(_ outer: AnyClass, before inner: AnyClass) {
    if order.place(outer, before: inner) { return }
    Violation(
      .contradictoryOrder, parties: ["\(outer)", "\(inner)"],
      detail: "\(outer) cannot come before \(inner), because it was to come after it"
    ).report()
  }

  func remove(_ registration: LinkRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// What all bridges that cover `host` put into its chain, and in which order, those of the nearest
  /// class first.
  func links(of host: MessageObject) -> (registrations: [LinkRegistration], order: PartyOrder) {
    let layers = ObjectClass.layers(around: slot.setter.selector, of: host)
    let bridges = Self.bridges(in: layers.reversed())
    var order = PartyOrder()
    order.fault = fault
    for bridge in bridges { order.add(those: bridge.order) }
    return (bridges.flatMap(\.registrations), order)
  }
}
