import Foundation

/// The command line of an example.
///
/// The process ends with status 0 if what the example shows is right, 1 if it is not, and 2 with one
/// line on standard error if its input makes no sense.
@MainActor
public struct ExampleProgram {
  private let name: String
  private let usage: String

  /// Describes an example.
  ///
  /// - Parameters:
  ///   - name: The name of its executable.
  ///   - arguments: What may follow the name, as help shows it.
  public init(_ name: String, arguments: String = "") {
    self.name = name
    usage = arguments.isEmpty ? name : "\(name) \(arguments)"
  }

  /// Shows the example, and ends the process.
  ///
  /// - Parameter show: Gets the words of the command line, prints what there is to see, and tells
  ///   whether that is right.
  public func run(_ show: ([String]) throws(BadInput) -> Bool) -> Never {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == "--help" || words.first == "-h" {
      print("usage: \(usage)")
      exit(0)
    }
    do {
      exit(try show(words) ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("\(name): \(error.message)\n".utf8))
      exit(2)
    }
  }

  /// Shows an example that takes no arguments, and ends the process.
  public func runWithoutArguments(_ show: () -> Bool) -> Never {
    run { words throws(BadInput) in
      guard words.isEmpty else { throw wrongUsage("takes no arguments") }
      return show()
    }
  }

  /// A command line that makes no sense.
  ///
  /// - Parameter complaint: What is wrong with it.
  /// - Returns: The complaint together with the usage.
  public func wrongUsage(_ complaint: String) -> BadInput {
    BadInput("\(complaint); usage: \(usage)")
  }
}
