extension Broadcast {
  /// Combines the answers of several receivers into the one that the sender gets.
  public struct Reducer<Result> {
    let combine: @MainActor (Result, Result) -> Result

    /// Combines the answers so far, in the order of the receivers, with the next one.
    public init(_ combine: @escaping @MainActor (Result, Result) -> Result) {
      self.combine = combine
    }

    /// The answer of the first receiver; the others are asked all the same.
    public static var first: Reducer { Reducer { first, _ in first } }

    /// The answer of the last receiver.
    public static var last: Reducer { Reducer { _, last in last } }
  }
}

extension Broadcast.Reducer<Bool> {
  /// True where one of the receivers says so; all are asked.
  public static var any: Self { Self { $0 || $1 } }

  /// True where all of the receivers say so; all are asked.
  public static var all: Self { Self { $0 && $1 } }
}
