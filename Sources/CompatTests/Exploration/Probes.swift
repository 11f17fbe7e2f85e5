import Streams

/// Weak references to a host and to everything that is to die with it.
@MainActor
struct Probes {
  private weak var host: ScriptHost?
  private weak var storage: SlotStorage?
  private weak var keeper: AnyObject?
  private weak var proxy: AnyObject?
  private weak var secondProxy: AnyObject?

  init(of world: ScriptWorld) {
    host = world.host
    storage = world.host.storage
    keeper = world.host.storage.keeper
    proxy = world.host.reactive.proxy
    secondProxy = world.knownSecondProxy
  }

  /// The names of what is still alive.
  var survivors: [String] {
    let all: [(String, AnyObject?)] = [
      ("host", host), ("slot", storage), ("chain", keeper), ("proxy", proxy),
      ("second proxy", secondProxy),
    ]
    return all.filter { $0.1 != nil }.map(\.0)
  }
}
