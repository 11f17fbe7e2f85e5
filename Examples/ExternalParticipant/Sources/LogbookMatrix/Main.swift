import CompatTests
import ConflictMatrixTool
import LogbookParticipant

/// The matrix with one party more: all options of `conflict-matrix` are there.
@main
@MainActor
enum Main {
  static func main() {
    ConflictMatrixTool.main(ConflictMatrix.builtIn + [LogbookParticipant()])
  }
}
