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
  }

  /// Leaves out the wrappers around `wrapper` whose hooks have wrapped what is inside it already.
  ///
  /// A hook that hands its own wrapper to the public setter sends it through the hooks outside once
  /// more, and those cannot see through it that they have been there.
  ///
  /// - Parameters:
  ///   - wrapper: What was handed to the public setter.
  ///   - trail: All wrappers, those included that do not say what they wrap, as far as they pass on
  ///     what they do not know.
  ///   - messages: What the host sends.
  /// - Returns: Those that cannot be left out by beginning further inside, and are bypassed.
  mutating func leaveOutRepeated(
    around wrapper: AnyObject, trail: [AnyObject], messages: [Selector]
  ) -> [LayeredWrapper] {
    if trail.contains(where: { $0 === wrapper }) { wrappers = trail }
    guard let place = wrappers.firstIndex(where: { $0 === wrapper }) else { return [] }
    var inside = wrappers[(place + 1)...].map { Self.hook(of: $0) }
    var bypassed: [LayeredWrapper] = []
    for index in (0..<place).reversed() {
      guard let known = inside.firstIndex(where: { $0 === Self.hook(of: wrappers[index]) }) else {
        continue
      }
      inside.remove(at: known)
      let repeated = wrappers.remove(at: index)
      guard index > 0, let repeated = repeated as? MessageObject else { continue }
      bypassed.append(
        LayeredWrapper(bypassing: repeated, to: wrappers[index], messages: messages))
    }
    return bypassed
  }

  /// What stands for the hook that made `wrapper`.
  private static func hook(of wrapper: AnyObject) -> ObjectClass {
    let type = ObjectClass.of(wrapper)
    return type.reportedClass ?? type
  }

  /// The innermost wrapper that is known, where it does not say what it wraps, and whether another
  /// one is around it.
  var silent: (wrapper: MessageObject, isWrapped: Bool)? {
    guard let wrapper = wrappers.last as? MessageObject, !(wrapper is any ForwardingParty) else {
      return nil
    }
    return (wrapper, wrappers.count > 1)
  }

  /// The outermost wrapper.
  var first: AnyObject? { wrappers.first }

  /// Whether `object` is one of the wrappers.
  func contain(_ object: AnyObject) -> Bool { wrappers.contains { $0 === object } }

  /// Whether one of the wrappers is of the same class as `object`, and so made by the same hook.
  func contain(classOf object: AnyObject) -> Bool {
    wrappers.contains { ObjectClass.of($0) === ObjectClass.of(object) }
  }

  /// Whether one of the wrappers does anything with a message named `selector`, or does not say.
  func intercept(_ selector: Selector) -> Bool {
    wrappers.contains { ($0 as? any ForwardingParty)?.intercepts(selector) ?? true }
  }
}
