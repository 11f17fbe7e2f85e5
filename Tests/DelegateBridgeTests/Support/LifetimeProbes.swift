/// Weak references by name, to see what is still there when nothing should be.
@MainActor
struct LifetimeProbes {
  private struct Probe {
    let name: String
    weak var object: AnyObject?
  }

  private var probes: [Probe] = []

  mutating func watch(_ name: String, _ object: AnyObject?) {
    guard let object else { return }
    if probes.count == probes.capacity { probes.removeAll { $0.object == nil } }
    probes.append(Probe(name: name, object: object))
  }

  /// The names of what is still alive.
  var survivors: [String] { probes.filter { $0.object != nil }.map(\.name) }
}
