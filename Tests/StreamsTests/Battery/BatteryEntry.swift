import Testing

/// What puts one operator, or one subject, through the ``Battery``.
struct BatteryEntry: Sendable, CustomTestStringConvertible {
  /// The name with its argument labels, as ``PublicOperators`` reads it.
  let name: String
  let run: @Sendable () -> Void

  init(_ name: String, _ run: @escaping @Sendable () -> Void) {
    self.name = name
    self.run = run
  }

  var testDescription: String { name }
}

/// The entries of all families.
enum BatteryTable {
  static let operators =
    creating + transforming + filtering + folding + merging + pairing + sequencing + splitting
    + sharing + timing + observing
}
