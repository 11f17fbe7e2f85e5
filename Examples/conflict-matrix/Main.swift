import Foundation

/// The entry: runs the command that the command line asks for.
@main
@MainActor
enum Main {
  private static let commands: [any Command.Type] = [
    ExploreCommand.self, ReplayCommand.self, ReplayControlCommand.self, RunCommand.self, MatrixCommand.self,
  ]

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      exit(try command(arguments).run())
    } catch {
      FileHandle.standardError.write(Data("conflict-matrix: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func command(_ arguments: [String]) throws -> any Command {
    for type in commands {
      if let command = try type.parse(arguments) { return command }
    }
    throw UsageError("usage: conflict-matrix " + commands.map { $0.usage }.joined(separator: " | "))
  }
}
