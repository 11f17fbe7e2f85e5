import Streams

/// The way of a message from the host through a chain.
///
/// Parties that would only pass the message on are left out.
struct Route: BitwiseCopyable {
  /// Where it goes from the host.
  let first: Stop

  /// Where it goes from the port.
  let second: Stop

  /// Somebody who gets a message.
  enum Stop: BitwiseCopyable {
    /// What the hooks made of the port.
    case head

    /// A party behind the port, by its place among them.
    case party(Int)

    /// The delegate.
    case delegate

    /// Nobody.
    case nobody

    /// Whoever takes it when it comes there: somebody has to be asked each time.
    case unknown
  }
}

/// The routes that a chain has found, as long as no class changes.
@MainActor
struct RouteCache {
  private var routes = FlatTable<UInt32, Route>(unknown: Route(first: .unknown, second: .unknown))
  private var generation = 0

  /// - Complexity: O(1).
  subscript(_ selector: Selector) -> Route? {
    guard generation == ObjectClass.generation else { return nil }
    let route = routes[selector.id]
    if case .unknown = route.first { return nil }
    return route
  }

  mutating func keep(_ route: Route, of selector: Selector) {
    if generation != ObjectClass.generation { forgetAll() }
    routes.update(selector.id, route)
  }

  /// Frees the memory; the cache is not to be used any more.
  func deallocate() { routes.deallocate() }

  mutating func forgetAll() {
    routes.removeAll()
    generation = ObjectClass.generation
  }
}
