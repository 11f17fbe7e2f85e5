public import CompatTests

/// A party to start from: copy this file, and change what the comments name.
public struct TemplateParticipant: Participant {
  /// The name by which reports speak of your proxy.
  public let name = "template"

  /// How your proxy treats a slot, from which the matrix predicts what goes wrong without a bridge: see
  /// the cases of `Conduct` for hooks that wrap, proxies that take the slot, and others.
  public let conduct = Conduct.instruments(.classes)

  /// Makes the party.
  public init() {}

  /// Puts your proxy onto `world.hostClass`, which no other cell uses, or onto `world.host`.
  public func install(in world: World) -> Participation {
    // Install your proxy here, and have it count `ProbeHost.didSelect`.
    Participation(
      received: { [] },  // How often each receiver of yours got its event.
      identity: { nil },  // Your proxy, if it is to read back as the delegate.
      use: {},  // What an app does with it later, such as to observe once more.
      remove: {}  // Take your proxy off here.
    )
  }
}
