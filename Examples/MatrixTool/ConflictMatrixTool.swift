public import CompatTests
import Foundation

/// The command line of a conflict matrix.
///
/// A package with a proxy of its own makes it a program of a few lines:
///
/// ```swift
/// @main @MainActor
/// enum Main {
///   static func main() { ConflictMatrixTool.main(ConflictMatrix.builtIn + [OurProxy()]) }
/// }
/// ```
@MainActor
public enum ConflictMatrixTool {
  /// The version that `--version` prints.
  public static let version = "0.1.0"

  /// Does what the command line of this process asks for, and ends the process.
  ///
  /// - Parameter participants: The parties of the matrix.
  public static func main(_ participants: [any Participant] = ConflictMatrix.builtIn) -> Never {
    main(participants, commands: [])
  }

  /// Does what the command line asks for, where a program has more commands than the matrix.
  package static func main(
    _ participants: [any Participant], commands: [any Command.Type]
  ) -> Never {
    let words = Array(CommandLine.arguments.dropFirst())
    let name = (CommandLine.arguments.first ?? "conflict-matrix" as String) as NSString
    do {
      exit(try run(words, of: name.lastPathComponent, participants, commands))
    } catch {
      // An error of the system can have several lines.
      let line = "\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
      FileHandle.standardError.write(Data("\(name.lastPathComponent): \(line)\n".utf8))
      exit(error is PartFailure ? 1 : 2)
    }
  }

  private static func run(
    _ words: [String], of program: String, _ participants: [any Participant],
    _ commands: [any Command.Type]
  ) throws -> Int32 {
    for type in commands {
      if let command = try type.parse(words) { return try command.run() }
    }
    let options = try MatrixOptions(words)
    if options.asksForHelp {
      print(help(program, commands))
      return 0
    }
    if options.asksForVersion {
      print("\(program) \(version)")
      return 0
    }
    return try MatrixCommand(options, words, of: program, participants).run()
  }

  private static func help(_ program: String, _ commands: [any Command.Type]) -> String {
    let others = commands.map { "       \(program) \($0.usage)" }
    return
      (["usage: \(program) \(MatrixOptions.usage)"] + others + ["", MatrixOptions.explanation])
      .joined(separator: "\n")
  }
}
