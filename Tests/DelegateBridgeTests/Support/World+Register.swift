import Streams

@testable import DelegateBridge

extension World {
  /// Has the running test look whether anybody who is here now is left in the end.
  func enterParties() {
    guard let register else { return }
    register.watch("bridge", bridge)
    for (family, proxy) in proxies { register.watch("\(family)", proxy) }
    for (name, app) in apps { register.watch("\(name)", app) }
    guard let storage = existingHost?.delegateStorage else { return }
    register.watch("host", existingHost)
    register.watch("storage", storage)
    register.watch("occupant", storage.object)
    guard let chain = storage.keeper as? SlotChain else { return }
    register.watch("chain", chain)
    register.watch("port", chain.port)
    for (party, _) in chain.allParties { register.watch(Violation.name(of: party), party) }
  }
}
