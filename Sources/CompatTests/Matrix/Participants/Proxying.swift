/// How a reactive library treats the slot that its proxy takes.
public struct Proxying: Hashable, Sendable {
  /// Whether it takes a well-known tracker's wrapper around its proxy for the proxy.
  public var looksThrough: Bool

  /// Whether the proxy, when it wants the host to ask again, sets itself whoever is in the slot, and
  /// insists each time on reading itself back.
  ///
  /// Any other re-installs itself only where it reads itself as the delegate.
  public var takesSlotAlways: Bool

  /// Whether the proxy clears the slot before it sets itself once more.
  public var clearsSlot: Bool

  /// Whether observers hear of an event after the delegate behind the proxy has got it.
  public var tellsLast: Bool

  /// Describes a library that goes about it as Rx does, unless said otherwise.
  ///
  /// - Parameters:
  ///   - looksThrough: Whether it takes a tracker's wrapper around its proxy for the proxy.
  ///   - takesSlotAlways: Whether the proxy sets itself whoever is in the slot.
  ///   - clearsSlot: Whether the proxy clears the slot before it sets itself once more.
  ///   - tellsLast: Whether observers hear of an event after the delegate behind the proxy.
  public init(
    looksThrough: Bool = false, takesSlotAlways: Bool = false, clearsSlot: Bool = true,
    tellsLast: Bool = false
  ) {
    self.looksThrough = looksThrough
    self.takesSlotAlways = takesSlotAlways
    self.clearsSlot = clearsSlot
    self.tellsLast = tellsLast
  }
}
