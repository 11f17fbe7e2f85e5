import Foundation

/// The executable: picks the command that the arguments ask for and exits with its status.
@main
@MainActor
enum ConflictMatrixTool {
  /// The commands; the first one that matches runs.
  private static let commands: [any Command.Type] = [MatrixCommand.self]

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      guard let command = commands.first(where: { $0.matches(arguments) }) else { return }
      exit(try command.init(arguments).run())
    } catch let error as UsageError {
      StandardError.write(line: "conflict-matrix: \(error.message)")
      exit(2)
    } catch {
      StandardError.write(line: "conflict-matrix: \(error)")
      exit(2)
    }
  }
}
