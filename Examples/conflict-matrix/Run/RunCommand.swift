import CompatTests
import ConflictMatrixTool
import DelegateBridge

/// Runs one script and prints what happens, operation by operation; behind a bridge, the exit status is 1
/// where a law of the slot is broken.
struct RunCommand: Command {
  static let usage =
    "--run SCRIPT [--opt OPTION…] [--slot weak|assign|strong] [--bridge [--fault FAULT]]"

  private let script: Script
  private let isBridged: Bool

  /// How the bridge is broken on purpose, if it is.
  private let fault: BridgeFault?

  static func parse(_ words: [String]) throws -> (any Command)? {
    words.contains("--run") ? try RunCommand(words) : nil
  }

  private init(_ words: [String]) throws {
    let arguments = try Arguments(
      words, known: ["--run", "--opt", "--slot", "--bridge", "--fault"])
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
    fault = try arguments.value("--fault").map(Self.fault)
    if fault != nil, !isBridged { throw UsageError("'--fault' needs '--bridge'") }
  }

  private static func fault(_ name: String) throws -> BridgeFault {
    guard let fault = BridgeFault(rawValue: name) else {
      let known = BridgeFault.allCases.map(\.rawValue)
      throw UsageError("unknown fault '\(name)': it is one of \(known.joined(separator: ", "))")
    }
    return fault
  }

  func run() -> Int32 {
    let timeline = ScriptTimeline(script, bridged: isBridged, fault: fault)
    print(timeline)
    return timeline.brokenLaws.isEmpty ? 0 : 1
  }
}
