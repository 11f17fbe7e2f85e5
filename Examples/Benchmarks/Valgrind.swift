import Foundation

/// Counts instructions, allocations and bytes with valgrind.
///
/// It runs this program twice and takes the difference, which leaves only what the additional iterations
/// cost. The result does not depend on the machine's load.
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
      run(
        ["--tool=callgrind", "--callgrind-out-file=/dev/null"],
        ["--only", benchmark.name, "--iterations", String(iterations)]
          + (byHand ? ["--lower-bound"] : []), line: "Collected", word: 0)
    }.map { Int($0) }
  }

  /// Allocations an operation.
  func allocations(_ benchmark: Benchmark) -> Double? {
    perOperation(benchmark) { iterations in
      run(
        ["--tool=dhat", "--dhat-out-file=/dev/null"],
        ["--only", benchmark.name, "--iterations", String(iterations)], line: "Total:", word: 1)
    }
  }

  /// Bytes that one operation leaves allocated, where that is the question.
  func bytes(_ benchmark: Benchmark) -> Double? {
    guard benchmark.residents != nil else { return nil }
    // Powers of two, so that storage which doubles is full both times.
    return difference(1_024) { count in
      run(
        ["--tool=dhat", "--dhat-out-file=/dev/null"],
        ["--only", benchmark.name, "--residents", String(count)], line: "At t-end:", word: 0)
    }
  }

  private func perOperation(_ benchmark: Benchmark, _ count: (Int) -> Int?) -> Double? {
    difference(max(1, 2_000 / benchmark.operations), count).map {
      $0 / Double(benchmark.operations)
    }
  }

  /// What one more iteration adds.
  private func difference(_ iterations: Int, _ count: (Int) -> Int?) -> Double? {
    guard let once = count(iterations), let twice = count(2 * iterations) else { return nil }
    return Double(twice - once) / Double(iterations)
  }

  /// Runs this program, and finds a number in the last line of the tool's report with some text.
  private func run(
    _ options: [String], _ arguments: [String], line text: String, word index: Int
  ) -> Int? {
    guard let program = Bundle.main.executableURL else { return nil }
    let process = Process()
    process.executableURL = tool
    process.arguments = options + [program.path] + arguments
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let report = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let line = report.split(separator: "\n").last(where: { $0.contains(text) }),
      let start = line.range(of: text)
    else { return nil }
    let numbers = line[start.upperBound...].replacing(",", with: "").split(separator: " ")
      .compactMap { Int($0) }
    return index < numbers.count ? numbers[index] : nil
  }
}
