import Streams

extension SetterHook {
  /// The hook of a client's own bridge: it wraps what is set, keeps the wrapper with the host, and sets
  /// it through the *public* setter, which lets it through as its own.
  ///
  /// Together with a tracker that is hooked outside, that is what makes an unsafe slot dangle: the
  /// setter runs inside the setter, and the outer run then drops what the inner one has set.
  ///
  /// - Parameters:
  ///   - bridgeClass: The class of the wrappers.
  ///   - makeName: Names each wrapper.
  ///   - isOpaque: Whether the wrappers answer for themselves what they respond to.
  ///   - host: The class whose setter is to be hooked.
  ///   - slot: The slot.
  /// - Returns: The hook, which is not installed yet.
  static func clientBridge(
    of bridgeClass: ObjectClass, named makeName: @escaping @MainActor () -> String, isOpaque: Bool,
    on host: ObjectClass, in slot: DelegateSlot
  ) -> SetterHook {
    let key = AssociationKey("c.\(slot.name)")
    return SetterHook("c", on: host, in: slot) { host, object, original in
      guard let object, !RootMessages.isKind.send(to: object, bridgeClass) else {
        return original(object)
      }
      let bridge = ClientBridge(
        makeName(), for: object, isOpaque: isOpaque, objectClass: bridgeClass)
      host[associated: key] = bridge
      slot.set(bridge, of: host)
    }
  }
}
