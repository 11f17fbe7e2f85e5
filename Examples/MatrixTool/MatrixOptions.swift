import CompatTests

/// What the command line of a matrix asks for.
struct MatrixOptions {
  static let usage =
    "[--format \(formats)] [--output FILE] [--filter KEY=VALUE]… [--seed N] [--list] [--jobs N] [--help] [--version]"

  static let explanation = """
      --format  how to write the report; text without it
      --output  write it to a file instead of standard output
      --filter  run only the cells that meet all conditions; the keys are
                \(CellFilter.keys.joined(separator: ", "))
      --seed    what the choice of covering cells begins with
      --list    print the names of the cells and run none
      --jobs    how many processes run cells at the same time; as many as there are cores without it,
                less one in a run of the whole matrix, which does something else meanwhile

    Each cell that did not end as it was to end is named on standard error, as the command that runs it
    alone. The exit status is 0 if there was none, 1 if there was one or a bridged script broke a law of
    the slot, 2 if the command line makes no sense.
    """

  let format: ReportFormat
  let output: String?
  let filters: [String]
  let seed: UInt64
  let asksForList: Bool
  let asksForHelp: Bool
  let asksForVersion: Bool

  /// How many processes run cells; `nil` where that is not said.
  let jobs: Int?

  /// Which part of the cells to run for another process.
  let part: (index: Int, count: Int)?

  private static let formats = ReportFormat.allCases.map(\.rawValue).joined(separator: "|")

  @MainActor
  init(_ words: [String]) throws {
    let arguments = try Arguments(
      words,
      known: [
        "--format", "--output", "--filter", "--seed", "--list", "--jobs", "--help", "--version",
        "--part",
      ])
    let word = try arguments.value("--format")
    guard let format = ReportFormat(rawValue: word ?? ReportFormat.text.rawValue) else {
      let known = ReportFormat.allCases.map(\.rawValue)
      throw UsageError(
        "unknown format '\(word ?? "")': it is \(known.dropLast().joined(separator: ", ")) or \(known.last ?? "")"
      )
    }
    self.format = format
    output = try arguments.value("--output")
    filters = arguments.list("--filter")
    if words.contains("--filter"), filters.isEmpty { throw UsageError("'--filter' needs a value") }
    seed = try Self.number(arguments, "--seed") ?? ConflictMatrix.defaultSeed
    jobs = try Self.number(arguments, "--jobs")
    if let jobs, !(1...64).contains(jobs) { throw UsageError("'--jobs' is from 1 to 64") }
    asksForList = try arguments.flag("--list")
    asksForHelp = try arguments.flag("--help")
    asksForVersion = try arguments.flag("--version")
    part = try arguments.value("--part").map(Self.part)
  }

  private static func number<Number: FixedWidthInteger>(
    _ arguments: Arguments, _ option: String
  ) throws -> Number? {
    guard let word = try arguments.value(option) else { return nil }
    guard let number = Number(word) else {
      throw UsageError("'\(option)' needs a number, not '\(word)'")
    }
    return number
  }

  private static func part(_ word: String) throws -> (index: Int, count: Int) {
    let numbers = word.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] >= 0, numbers[0] < numbers[1] else {
      throw UsageError("'--part' is of the form INDEX/COUNT")
    }
    return (numbers[0], numbers[1])
  }
}
