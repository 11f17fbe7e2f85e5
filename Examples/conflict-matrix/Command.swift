/// One of the things that the executable can do.
@MainActor
protocol Command {
  /// Whether these arguments ask for this command.
  static func matches(_ arguments: [String]) -> Bool

  /// Reads the arguments.
  init(_ arguments: [String]) throws(UsageError)

  /// Does it.
  ///
  /// - Returns: The exit status: 0 where all is as it has to be, else 1.
  func run() throws -> Int32
}
