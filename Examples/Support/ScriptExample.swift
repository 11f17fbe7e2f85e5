import Foundation

/// The command line of an example that is driven by a recorded script.
///
/// It exits with status 0 if what the example shows is right, 1 if it is not, and 2 with one line on
/// standard error for a wrong command line or a script that makes no sense.
@MainActor
public struct ScriptExample {
  private let name: String
  private let defaultScript: String?

  /// Describes an example.
  ///
  /// - Parameters:
  ///   - name: The name of its executable.
  ///   - defaultScript: The path of the script that is played where none is named.
  public init(_ name: String, defaultScript: String?) {
    self.name = name
    self.defaultScript = defaultScript
  }

  /// Plays the script that the command line names, and ends the process.
  ///
  /// - Parameter play: Prints what there is to see, and tells whether that is right.
  public func run<Script: Decodable>(_ play: (Script) throws(BadInput) -> Bool) -> Never {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--help" || arguments.first == "-h" {
      print("usage: \(usage)")
      exit(0)
    }
    do {
      exit(try play(ScriptFile(path: path(arguments)).decode()) ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("\(name): \(error.message)\n".utf8))
      exit(2)
    }
  }

  private var usage: String { "\(name) [SCRIPT.json]" }

  private func path(_ arguments: ArraySlice<String>) throws(BadInput) -> String {
    if let option = arguments.first(where: { $0.hasPrefix("-") }) {
      throw BadInput("unknown option '\(option)'; usage: \(usage)")
    }
    guard arguments.count <= 1 else { throw BadInput("too many arguments; usage: \(usage)") }
    guard let path = arguments.first ?? defaultScript else {
      throw BadInput("the script that comes with it is missing; usage: \(usage)")
    }
    return path
  }
}
