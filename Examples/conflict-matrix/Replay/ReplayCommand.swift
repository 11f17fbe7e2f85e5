import CompatTests
import ConflictMatrixTool

/// Runs recorded scripts and compares how they end; bridged, checks the laws of the slot instead.
struct ReplayCommand: Command {
  static let usage = "--replay FILE… [--bridge] [--format text|json]"

  private let lines: [RecordedLine]
  private let isBridged: Bool
  private let format: OutputFormat

  static func parse(_ words: [String]) throws -> (any Command)? {
    words.contains("--replay") ? try ReplayCommand(words) : nil
  }

  private init(_ words: [String]) throws {
    let arguments = try Arguments(words, known: ["--replay", "--bridge", "--format"])
    let paths = arguments.list("--replay")
    if paths.isEmpty { throw UsageError("'--replay' needs a file, or - for standard input") }
    isBridged = try arguments.flag("--bridge")
    format = try OutputFormat(arguments)
    lines = try RecordedLine.read(paths)
  }

  func run() throws -> Int32 {
    var report = ReplayReport()
    if isBridged { report.lawViolations = [] }
    for line in lines {
      let recording = try line.decode(RecordedScript.self)
      let name = "\(line.place) \(recording.script)"
      if recording.isInformative {
        report.skip(name, "a party was freed while its own method ran, which Swift does not allow")
      } else if isBridged {
        report.add(
          name, lawViolations: ScriptRun(recording.script, bridged: true).lawViolations)
      } else {
        report.add(name, recording.replay())
      }
    }
    return try report.finish(format)
  }
}
