import Foundation

/// Counts instructions, allocations and bytes with valgrind.
///
/// It runs this program twice and takes the difference, which leaves only what the additional iterations
/// cost.
struct Valgrind {
  private let tool: URL

  /// Valgrind, where it is installed.
  static let installed: Valgrind? = {
    let directories = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return directories.map { URL(filePath: String($0)).appending(path: "valgrind") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      .map { Valgrind(tool: $0) }
  }()

  /// Instructions an operation.
  func instructions(_ benchmark: Benchmark, byHand: Bool = false) -> Int? {
    perOperation(benchmark) { iterations in
      Run(
        tool, ["--tool=callgrind", "--callgrind-out-file=/dev/null"],
        ["--only", benchmark.name, "--iterations", String(iterations)]
          + (byHand ? ["--lower-bound"] : []), line: "Collected", word: 0)
    }.map { Int($0) }
  }

  /// Allocations an operation.
  func allocations(_ benchmark: Benchmark) -> Double? {
    perOperation(benchmark) { iterations in
      Run(
        tool, ["--tool=dhat", "--dhat-out-file=/dev/null"],
        ["--only", benchmark.name, "--iterations", String(iterations)], line: "Total:", word: 1)
    }
  }

  /// Bytes that one operation leaves allocated, where that is the question.
  func bytes(_ benchmark: Benchmark) -> Double? {
    guard benchmark.residents != nil else { return nil }
    // Powers of two, so that storage which doubles is full both times.
    return difference(1_024) { count in
      Run(
        tool, ["--tool=dhat", "--dhat-out-file=/dev/null"],
        ["--only", benchmark.name, "--residents", String(count)], line: "At t-end:", word: 0)
    }
  }

  private func perOperation(_ benchmark: Benchmark, _ start: (Int) -> Run?) -> Double? {
    difference(max(1, 2_000 / benchmark.operations), start).map {
      $0 / Double(benchmark.operations)
    }
  }

  /// What one more iteration adds; both runs are under way at the same time.
  private func difference(_ iterations: Int, _ start: (Int) -> Run?) -> Double? {
    let (once, twice) = (start(iterations), start(2 * iterations))
    guard let low = once?.number(), let high = twice?.number() else { return nil }
    return Double(high - low) / Double(iterations)
  }

  /// This program under valgrind.
  private struct Run {
    private let process = Process()
    private let output = Pipe()
    private let text: String
    private let word: Int

    /// Starts it.
    ///
    /// What is asked for is the number at some place after `text`, in the last line of the tool's report
    /// that has it.
    init?(
      _ tool: URL, _ options: [String], _ arguments: [String], line text: String, word: Int
    ) {
      guard let program = Bundle.main.executableURL else { return nil }
      self.text = text
      self.word = word
      process.executableURL = tool
      process.arguments = options + [program.path] + arguments
      process.standardError = output
      process.standardOutput = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return nil }
    }

    /// Waits for the number.
    func number() -> Int? {
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      guard
        let line = String(decoding: data, as: UTF8.self).split(separator: "\n")
          .last(where: { $0.contains(text) }),
        let start = line.range(of: text)
      else { return nil }
      let numbers = line[start.upperBound...].replacing(",", with: "").split(separator: " ")
        .compactMap { Int($0) }
      return word < numbers.count ? numbers[word] : nil
    }
  }
}
