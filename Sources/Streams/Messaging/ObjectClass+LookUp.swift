extension ObjectClass {
  /// How many look-ups the caches could not answer: what changes of classes cost.
  package private(set) static var missCount = 0

  /// Counts all changes of what objects do, for whoever keeps conclusions from them.
  package static var generation: Int { changeCount }

  @safe @exclusivity(unchecked) private static var changeCount = 0

  /// Has everybody draw such conclusions anew.
  package static func noteChange() { changeCount &+= 1 }

  /// Whether instances have a method for `selector`; an interception alone does not count.
  public func implements(_ selector: Selector, for receiver: AnyObject) -> Bool {
    lookUp(selector, for: receiver).finding == .method
  }

  /// What the method does that `receiver` has for `selector`, where that is a relay with nothing around it.
  static func relay(of selector: Selector, for receiver: AnyObject) -> Relay? {
    let found = dispatchClass(of: receiver).lookUp(selector, for: receiver)
    return unsafe found.implementation?.takeUnretainedValue().relay
  }

  func lookUp(_ selector: Selector, for receiver: AnyObject) -> CachedMethod {
    let known = unsafe cache.pointee[selector.id]
    return known.finding == .unknown ? resolve(selector, for: receiver) : known
  }

  private func resolve(_ selector: Selector, for receiver: AnyObject) -> CachedMethod {
    Self.missCount += 1
    let method = method(of: selector) ?? conformingMethod(of: selector, for: receiver)
    var implementation = method?.implementation.safe(for: receiver)
    if let signature = MessageRegistry.signature(of: selector) {
      for layer in allLayers(around: selector) {
        implementation = layer.wrap(implementation, signature)
      }
    }
    let found = unsafe CachedMethod(
      function: implementation.map { unsafe $0.function },
      implementation: implementation.map { unsafe .passRetained($0) },
      finding: method == nil ? .nothing : .method)
    remember(found, of: selector)
    return found
  }

  /// Forgets what changes where this class gets, loses or replaces a method: what it and those
  /// subclasses have cached that inherit the method.
  func methodChanged(_ selector: Selector) {
    Self.noteChange()
    forget(selector) { $0.ownMethod(of: selector) == nil }
    tellLayers(about: selector)
  }

  /// Forgets what changes with the layers of this class: what it and all subclasses have cached.
  func layersChanged(_ selector: Selector) {
    Self.noteChange()
    forget(selector) { _ in true }
    tellLayers(about: selector)
  }

  private func forget(_ selector: Selector, descendingInto isAffected: (ObjectClass) -> Bool) {
    if unsafe cache.pointee[selector.id].finding != .unknown { remember(.unknown, of: selector) }
    for case let subclass? in subclasses.values.lazy.map(\.value) where isAffected(subclass) {
      subclass.forget(selector, descendingInto: isAffected)
    }
  }

  private func remember(_ method: CachedMethod, of selector: Selector) {
    let previous = unsafe cache.pointee.update(selector.id, method)
    if let implementation = unsafe previous.implementation {
      RunningSends.outlive(unsafe implementation.takeRetainedValue())
    }
  }

  /// Tells the layers here, above and below: a method may also be reached by `super`.
  private func tellLayers(about selector: Selector) {
    for above in sequence(first: self, next: \.superclass).dropFirst() {
      for layer in above.layers[selector, default: []] { layer.onChange?() }
    }
    tellLayersBelow(about: selector)
  }

  private func tellLayersBelow(about selector: Selector) {
    for layer in layers[selector, default: []] { layer.onChange?() }
    for subclass in subclasses.values { subclass.value?.tellLayersBelow(about: selector) }
  }
}
