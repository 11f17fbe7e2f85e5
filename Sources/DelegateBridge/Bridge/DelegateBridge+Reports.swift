public import Streams

extension DelegateBridge {
  /// The chain on the slot of `host`; `nil` where the host has no such slot, or the bridge does not
  /// look after it.
  public func report(on host: MessageObject) -> ChainReport? {
    keptChain(of: host).map { ChainReport($0) }
  }

  /// The chain on the slot of `host`, for people: parties, roles, who installed them, claims, and the
  /// last messages.
  public func explain(_ host: MessageObject) -> String {
    report(on: host)?.text ?? "\(Violation.name(of: host)).\(slot.name): not bridged"
  }

  /// The first party of type `Party` in the chain of `host`, wrappers and forward delegates included,
  /// or behind it, where the delegate itself forwards and says to whom.
  public func find<Party>(_ type: Party.Type, in host: MessageObject) -> Party? {
    guard let chain = keptChain(of: host) else { return nil }
    chain.bringUpToDate()
    let parties = Downstream.everybody(from: chain.allParties.map(\.party))
    return parties.lazy.compactMap { $0 as? Party }.first
  }
}
