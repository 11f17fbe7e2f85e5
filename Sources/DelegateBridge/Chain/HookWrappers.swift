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

  /// Adds the wrappers behind one that does not say what it wraps: nobody else may keep them.
  ///
  /// - Parameter trail: All wrappers, as far as they pass on what they do not know.
  mutating func complete(with trail: [AnyObject]) {
    if trail.count > wrappers.count, trail.first === wrappers.first { wrappers = trail }
  }

  /// Leaves out wrappers whose hooks have wrapped twice, around `wrapper` and inside it.
  ///
  /// A hook that hands its own wrapper to the public setter sends it through the hooks outside once
  /// more, and those cannot see through it that they have been there.
  ///
  /// - Parameters:
  ///   - wrapper: What was handed to the public setter.
  ///   - messages: What the host sends.
  ///   - port: What the innermost wrapper is around.
  /// - Returns: Those that cannot be left out by beginning further inside, and are bypassed.
  mutating func leaveOutRepeated(
    around wrapper: AnyObject, messages: [Selector], port: AnyObject
  ) -> [LayeredWrapper] {
    guard let place = wrappers.firstIndex(where: { $0 === wrapper }) else { return [] }
    var outside = wrappers[..<place]
    var inside = wrappers[(place + 1)...] + [port]
    var bypassed: [LayeredWrapper] = []
    func bypass(_ wrapper: AnyObject, to next: AnyObject) {
      guard let wrapper = wrapper as? MessageObject else { return }
      bypassed.append(LayeredWrapper(bypassing: wrapper, to: next, messages: messages))
    }
    for index in outside.indices.reversed() {
      let hook = Self.hook(of: outside[index])
      guard let known = inside.dropLast().firstIndex(where: { Self.hook(of: $0) === hook })
      else { continue }
      if ObjectClass.of(outside[index]) !== hook {
        // Somebody changed the class of this one, and has to be met there.
        let repeated = inside.remove(at: known)
        bypass(repeated, to: inside[known])
      } else {
        let repeated = outside.remove(at: index)
        if index > 0 { bypass(repeated, to: index < outside.count ? outside[index] : wrapper) }
      }
    }
    wrappers = outside + [wrapper] + inside.dropLast()
    return bypassed
  }

  /// What stands for the hook that made `wrapper`.
  private static func hook(of wrapper: AnyObject) -> ObjectClass {
    let type = ObjectClass.of(wrapper)
    return type.reportedClass ?? type
  }

  /// Whether the innermost wrapper that is known does not say what it wraps.
  var endSilently: Bool { wrappers.last.map { !($0 is any ForwardingParty) } ?? false }

  /// Those that do not say what they wrap, and have others around them.
  var silentInside: [MessageObject] {
    wrappers.dropFirst().filter { !($0 is any ForwardingParty) }.compactMap { $0 as? MessageObject }
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
