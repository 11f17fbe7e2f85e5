import CompatTests
import ConflictMatrixTool

/// Runs recorded scripts about hooking a control and compares how they end.
struct ReplayControlCommand: Command {
  static let usage = "--replay-control FILE… [--format text|json]"

  private let lines: [RecordedLine]
  private let format: OutputFormat

  static func parse(_ words: [String]) throws -> (any Command)? {
    words.contains("--replay-control") ? try ReplayControlCommand(words) : nil
  }

  private init(_ words: [String]) throws {
    let arguments = try Arguments(words, known: ["--replay-control", "--format"])
    let paths = arguments.list("--replay-control")
    if paths.isEmpty {
      throw UsageError("'--replay-control' needs a file, or - for standard input")
    }
    format = try OutputFormat(arguments)
    lines = try RecordedLine.read(paths)
  }

  func run() throws -> Int32 {
    var report = ReplayReport()
    for line in lines {
      let recording = try line.decode(RecordedControlScript.self)
      report.add("\(line.place) \(recording.script)", recording.replay())
    }
    return try report.finish(format)
  }
}
