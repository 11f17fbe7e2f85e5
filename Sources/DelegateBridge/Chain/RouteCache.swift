import Streams

/// Where a message goes first when a host sends it.
enum Route {
  /// To what the hooks made of the port.
  case head

  /// To a party behind the port.
  case party(AnyObject)

  /// To the delegate, past everybody else.
  case delegate
}

/// The routes that a chain has found: most messages pass most parties without being looked at, and
/// those parties are left out.
///
/// Forgets everything when any class changes.
@MainActor
struct RouteCache {
  private var routes: [(selector: Selector, route: Route)] = []
  private var generation = 0

  /// - Complexity: O(*n*) in the number of different messages that the slot sends.
  subscript(_ selector: Selector) -> Route? {
    get {
      guard generation == ObjectClass.generation else { return nil }
      for known in routes where known.selector == selector { return known.route }
      return nil
    }
    set {
      if generation != ObjectClass.generation { forgetAll() }
      guard let newValue else { return }
      routes.append((selector, newValue))
    }
  }

  mutating func forgetAll() {
    routes.removeAll(keepingCapacity: true)
    generation = ObjectClass.generation
  }
}
