/// The command line of an example that is driven by a recorded script.
@MainActor
public struct ScriptExample {
  private let program: ExampleProgram
  private let defaultScript: String?

  /// Describes an example.
  ///
  /// - Parameters:
  ///   - name: The name of its executable.
  ///   - defaultScript: The path of the script that is played where none is named.
  public init(_ name: String, defaultScript: String?) {
    program = ExampleProgram(name, arguments: "[SCRIPT.json]")
    self.defaultScript = defaultScript
  }

  /// Plays the script that the command line names, and ends the process as ``ExampleProgram`` does.
  ///
  /// - Parameter play: Prints what there is to see, and tells whether that is right.
  public func run<Script: Decodable>(_ play: (Script) throws(BadInput) -> Bool) -> Never {
    program.run { words throws(BadInput) in
      try play(ScriptFile(path: path(words)).decode())
    }
  }

  private func path(_ words: [String]) throws(BadInput) -> String {
    if let option = words.first(where: { $0.hasPrefix("-") }) {
      throw program.wrongUsage("unknown option '\(option)'")
    }
    guard words.count <= 1 else { throw program.wrongUsage("too many arguments") }
    guard let path = words.first ?? defaultScript else {
      throw program.wrongUsage("the script that comes with it is missing")
    }
    return path
  }
}
