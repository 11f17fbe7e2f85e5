import Foundation

/// Runs the benchmarks and prints what they cost.
///
/// `benchmarks [--format json] [--only NAME [--iterations N [--lower-bound]]]`
///
/// With `--iterations` one body runs and nothing is measured, for use under a profiler.
@main
enum Main {
  static let benchmarks =
    EmissionBenchmarks.all + CombiningBenchmarks.all + SubscriptionBenchmarks.all

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let only = value(of: "--only", in: arguments)
    let selected = benchmarks.filter { only == nil || $0.name == only }
    if selected.isEmpty {
      print("No such benchmark. Known: \(benchmarks.map(\.name).joined(separator: ", "))")
      exit(EXIT_FAILURE)
    }
    if let iterations = value(of: "--iterations", in: arguments).flatMap({ Int($0) }) {
      let benchmark = selected[0]
      let run =
        arguments.contains("--lower-bound") ? benchmark.lowerBound() : benchmark.body()
      return run(iterations)
    }
    let counts = InstructionCounter.valgrind != nil && !arguments.contains("--no-instructions")
    let measurements = selected.map { Measurement($0, countInstructions: counts) }
    if value(of: "--format", in: arguments) == "json" {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      print(String(decoding: try encoder.encode(measurements), as: UTF8.self))
    } else {
      print(Table(measurements))
    }
  }

  private static func value(of option: String, in arguments: [String]) -> String? {
    guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
      return nil
    }
    return arguments[index + 1]
  }
}
