extension MatrixReport {
  /// How many cells there are, and how they ended.
  public struct Summary: Hashable, Sendable {
    /// All cells.
    public let cells: Int

    /// Those under a bridge.
    public let bridged: Bridged

    /// Those without a bridge, with a remedy or with none.
    public let unbridged: Unbridged
  }
}

extension MatrixReport.Summary {
  /// How the cells under a bridge ended.
  public struct Bridged: Hashable, Sendable {
    /// Nothing went wrong.
    public let pass: Int

    /// Something did.
    public let fail: Int
  }

  /// How the cells without a bridge ended.
  public struct Unbridged: Hashable, Sendable {
    /// As the rules predict, well or badly.
    public let asExpected: Int

    /// In another way.
    public let unexpected: Int
  }
}
