import Streams

/// What the setter hooks made of the port: their wrappers, outermost first, as far as they say what
/// they wrap.
///
/// They are held here, those in the middle too: a library that does not keep its own would otherwise
/// leave a gap as soon as another one wraps it.
@MainActor
struct HookWrappers {
  private(set) var wrappers: [AnyObject] = []

  /// Whether the port is behind the wrappers: a wrapper that does not say what it wraps is believed.
  private(set) var leadToPort = true

  init() {}

  init(from outermost: AnyObject, to port: AnyObject) {
    var next: AnyObject? = outermost
    var isOpaque = false
    while let wrapper = next, wrapper !== port, !wrappers.contains(where: { $0 === wrapper }) {
      wrappers.append(wrapper)
      let party = wrapper as? any ForwardingParty
      isOpaque = party == nil
      next = party?.forwardingParties.first
    }
    leadToPort = isOpaque || next === port
    dropRepeated()
  }

  /// Leaves out wrappers whose hook has wrapped further inside already.
  ///
  /// A hook that hands its own wrapper to the public setter sends it through the hooks outside once
  /// more, and those cannot see through it that they have been there.
  private mutating func dropRepeated() {
    while let outermost = wrappers.first,
      wrappers.dropFirst().contains(where: { ObjectClass.of($0) === ObjectClass.of(outermost) })
    {
      wrappers.removeFirst()
    }
  }

  /// The outermost wrapper.
  var first: AnyObject? { wrappers.first }

  /// Whether one of the wrappers is of the same class as `object`, and so made by the same hook.
  func contain(classOf object: AnyObject) -> Bool {
    wrappers.contains { ObjectClass.of($0) === ObjectClass.of(object) }
  }

  /// Whether one of the wrappers does anything with a message named `selector`, or does not say.
  func intercept(_ selector: Selector) -> Bool {
    wrappers.contains { ($0 as? any ForwardingParty)?.intercepts(selector) ?? true }
  }
}
