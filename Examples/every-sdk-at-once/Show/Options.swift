import ExampleSupport

/// What the command line asks for.
struct Options {
  static let usage = "[--seed NUMBER] [--actions NUMBER]"

  /// Decides on the order in which the parties come, and on what the user does.
  private(set) var seed: UInt64 = 1

  /// How many things the user does.
  private(set) var actions = 5000

  /// Reads a command line.
  @MainActor
  init(_ words: [String], of program: ExampleProgram) throws(BadInput) {
    var words = words[...]
    while let option = words.popFirst() {
      guard option == "--seed" || option == "--actions" else {
        throw program.wrongUsage("unknown argument '\(option)'")
      }
      guard let text = words.popFirst() else {
        throw program.wrongUsage("'\(option)' needs a number")
      }
      if option == "--seed" {
        guard let number = UInt64(text) else {
          throw program.wrongUsage("'\(text)' is no seed: it is a number from 0 to \(UInt64.max)")
        }
        seed = number
      } else {
        guard let number = Int(text), (1...1_000_000).contains(number) else {
          throw program.wrongUsage("'\(text)' is no number of actions: it is one from 1 to 1000000")
        }
        actions = number
      }
    }
  }
}
