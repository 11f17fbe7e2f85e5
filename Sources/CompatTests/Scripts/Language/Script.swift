public import Streams

/// A script: what is done to one host with one delegate slot, in which order, and how the parties
/// that take part differ from the common ones.
///
/// Its text is that of the recordings of a real Objective-C runtime: `HA A O T` installs a tracking
/// hook, sets the app's delegate, observes a message through a reactive proxy, and sends it.
public struct Script: Hashable, Sendable {
  /// What is done, in this order.
  public let operations: [Operation]

  /// How the parties differ from the common ones.
  public let options: Set<Option>

  /// How the slot holds its object.
  public let slot: SlotOwnership

  /// Makes a script of its parts.
  public init(_ operations: [Operation], options: Set<Option> = [], slot: SlotOwnership = .weak) {
    self.operations = operations
    self.options = options
    self.slot = slot
  }

  /// The word and the number of the operation at `index`, as recordings refer to it: `O3`.
  public func label(at index: Int) -> String {
    "\(operations[index].rawValue)\(index + 1)"
  }
}

extension Script: CustomStringConvertible {
  /// The operations, the options if there are any, and the slot.
  public var description: String {
    let options = options.map(\.rawValue).sorted().joined(separator: " ")
    let order = operations.map(\.rawValue).joined(separator: " ")
    return order + (options.isEmpty ? "" : " [\(options)]") + " \(Self.name(of: slot))"
  }
}
