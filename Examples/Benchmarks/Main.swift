import ExampleSupport
import Foundation

/// Runs the benchmarks and prints what they cost.
///
/// With `--only NAME --iterations N [--lower-bound]` one body runs and nothing is measured, for use under a
/// profiler; with `--residents N` what a benchmark keeps is made and left, and with `--allocations` only those
/// are counted.
@main
@MainActor
enum Main {
  /// One line a family.
  static let benchmarks =
    EmissionBenchmarks.all + StageBenchmarks.all + CombiningBenchmarks.all
    + SubscriptionBenchmarks.all + DelegateBenchmarks.all + SlotBenchmarks.all

  /// What is still there when the program ends.
  private static var left: Any?

  static func main() {
    let program = ExampleProgram("benchmarks", arguments: Options.usage)
    program.run { words throws(BadInput) in
      let options = try Options(words, program)
      let selected = benchmarks.filter { options.only == nil || $0.name == options.only }
      guard let first = selected.first else {
        throw program.wrongUsage(
          "no benchmark '\(options.only ?? "")'; there are "
            + benchmarks.map(\.name).joined(separator: ", "))
      }
      if let iterations = options.iterations {
        (options.runsByHand ? first.byHand() : first.body())(iterations)
      } else if let count = options.residents {
        guard let residents = first.residents else {
          throw program.wrongUsage("\(first.name) leaves nothing")
        }
        left = residents(count)
      } else if options.countsAllocations {
        guard let allocations = AllocationCounter.count(first) else { return false }
        print(allocations)
      } else {
        return try measure(selected, options)
      }
      return true
    }
  }

  /// Measures, prints, and tells whether every benchmark has limits, and has kept them where that was
  /// asked for.
  private static func measure(
    _ selected: [Benchmark], _ options: Options
  ) throws(BadInput) -> Bool {
    let valgrind = options.usesValgrind ? Valgrind.installed : nil
    let thresholds = try Thresholds()
    let measurements = selected.map {
      Measurement($0, thresholds[$0.name], isTimed: options.check != .counts, valgrind)
    }
    if options.isJSON {
      guard let json = try? Report(measurements).json() else { return false }
      print(json)
    } else {
      print(Table(measurements))
    }
    var complaints = thresholds.gaps(benchmarks)
    if options.check != nil { complaints += measurements.flatMap(\.excesses) }
    for line in complaints { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
    return complaints.isEmpty
  }
}
