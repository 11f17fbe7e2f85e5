import CompatTests
import ConflictMatrixTool

/// Runs one script and prints what happens, operation by operation.
struct RunCommand: Command {
  static let usage = "--run SCRIPT [--opt OPTION…] [--slot weak|assign|strong] [--bridge]"

  private let script: Script
  private let isBridged: Bool

  static func parse(_ words: [String]) throws -> (any Command)? {
    words.contains("--run") ? try RunCommand(words) : nil
  }

  private init(_ words: [String]) throws {
    let arguments = try Arguments(words, known: ["--run", "--opt", "--slot", "--bridge"])
    let order = arguments.list("--run").joined(separator: " ")
    do {
      script = try Script(
        order: order,
        options: arguments.list("--opt").flatMap {
          $0.split { $0 == "," || $0.isWhitespace }.map(String.init)
        },
        slot: try arguments.value("--slot") ?? "weak")
    } catch {
      throw UsageError("\(error)")
    }
    if script.operations.isEmpty { throw UsageError("'--run' needs a script, like \"HA A O T\"") }
    isBridged = try arguments.flag("--bridge")
  }

  func run() -> Int32 {
    print(ScriptTimeline(script, bridged: isBridged))
    return 0
  }
}
