import Streams

/// One of the ways in which hosts keep their delegates.
struct SlotKind: Hashable, CustomStringConvertible {
  var ownership = SlotOwnership.weak
  var caching = ClaimCaching.whenSet
  var ignoresSameObject = false

  static let all = SlotOwnership.allCases.flatMap { ownership in
    ClaimCaching.allCases.flatMap { caching in
      [false, true].map { SlotKind(ownership: ownership, caching: caching, ignoresSameObject: $0) }
    }
  }

  @MainActor func makeStorage() -> SlotStorage {
    SlotStorage(
      ownership, caching: caching, ignoresSameObject: ignoresSameObject,
      optionalMessages: SlotHost.optionalMessages)
  }

  var description: String {
    "\(ownership) slot, claims cached \(caching)\(ignoresSameObject ? ", ignores same" : "")"
  }
}
