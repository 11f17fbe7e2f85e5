extension Methods.Builder {
  /// Declares the accessors of a delegate property.
  ///
  /// - Parameters:
  ///   - slot: The property.
  ///   - storage: Finds the memory behind it in an instance.
  public mutating func slot(
    _ slot: DelegateSlot, _ storage: @escaping @MainActor (Owner) -> SlotStorage
  ) {
    on(slot.getter) { host in storage(host).read() }
    on(slot.setter) { host, object in storage(host).write(object) }
    on(slot.storage) { host in storage(host) }
  }
}
