/// Who took part in a test; worlds enter those that they let go of.
@MainActor
final class LifetimeRegister {
  /// The register of the test that is running.
  @TaskLocal static var current: LifetimeRegister?

  private var probes = LifetimeProbes()

  init() {}

  func watch(_ name: String, _ object: AnyObject?) { probes.watch(name, object) }

  /// The names of those who are still alive.
  var survivors: [String] { probes.survivors }
}
