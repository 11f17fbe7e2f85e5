import CompatTests
import ConflictMatrixTool

/// The entry: runs the command that the command line asks for, and the matrix where it names none.
@main
@MainActor
enum Main {
  static func main() {
    ConflictMatrixTool.main(
      ConflictMatrix.builtIn,
      commands: [ReplayCommand.self, ReplayControlCommand.self, RunCommand.self])
  }
}
