import Foundation

/// Counts instructions with valgrind.
///
/// It runs this program twice and takes the difference, which leaves only what the additional iterations cost. The result does not depend on the machine's load.
enum InstructionCounter {
  static let valgrind: URL? = {
    let directories = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return directories.map { URL(filePath: String($0)).appending(path: "valgrind") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  static func count(_ benchmark: Benchmark, lowerBound: Bool) -> Int? {
    let iterations = max(1, 2_000 / benchmark.operations)
    guard let once = run(benchmark, iterations, lowerBound),
      let twice = run(benchmark, 2 * iterations, lowerBound)
    else { return nil }
    return (twice - once) / (iterations * benchmark.operations)
  }

  private static func run(_ benchmark: Benchmark, _ iterations: Int, _ lowerBound: Bool) -> Int? {
    guard let valgrind, let program = Bundle.main.executableURL else { return nil }
    let process = Process()
    process.executableURL = valgrind
    process.arguments =
      [
        "--tool=callgrind", "--callgrind-out-file=/dev/null", program.path, "--only",
        benchmark.name, "--iterations", String(iterations),
      ] + (lowerBound ? ["--lower-bound"] : [])
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let line = text.split(separator: "\n").last { $0.contains("Collected") }
    return line?.split(separator: " ").last.flatMap { Int($0) }
  }
}
