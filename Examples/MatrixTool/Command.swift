/// One of the things that a program can do.
@MainActor
package protocol Command {
  /// The line about the command that usage help shows.
  static var usage: String { get }

  /// Makes the command of a command line, or returns `nil` where that asks for another one.
  ///
  /// - Throws: ``UsageError`` where it asks for this one and makes no sense.
  static func parse(_ words: [String]) throws -> (any Command)?

  /// Does what was asked for, and returns the exit status.
  func run() throws -> Int32
}
