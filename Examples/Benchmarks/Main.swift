import Foundation

/// Runs the benchmarks and prints what they cost.
///
/// `benchmarks [--format json|table] [--no-valgrind] [--only NAME]`
///
/// With `--only NAME --iterations N [--lower-bound]` one body runs and nothing is measured, for use under a
/// profiler; with `--residents N` what a benchmark keeps is made and left. The exit status is 2 where the
/// command line makes no sense.
@main
@MainActor
enum Main {
  static let benchmarks =
    EmissionBenchmarks.all + CombiningBenchmarks.all + SubscriptionBenchmarks.all

  /// What is still there when the program ends.
  private static var left: Any?

  static func main() {
    do throws(Options.Mistake) {
      let options = try Options(CommandLine.arguments.dropFirst())
      let selected = benchmarks.filter { options.only == nil || $0.name == options.only }
      guard let first = selected.first else {
        throw Options.Mistake(
          message: "no benchmark \"\(options.only ?? "")\"; known: "
            + benchmarks.map(\.name).joined(separator: ", "))
      }
      if let iterations = options.iterations {
        (options.runsByHand ? first.byHand() : first.body())(iterations)
      } else if let count = options.residents, let residents = first.residents {
        left = residents(count)
      } else {
        measure(selected, options)
      }
    } catch {
      FileHandle.standardError.write(Data("benchmarks: \(error.message)\n".utf8))
      exit(2)
    }
  }

  private static func measure(_ selected: [Benchmark], _ options: Options) {
    let valgrind = options.usesValgrind ? Valgrind.installed : nil
    let measurements = selected.map { Measurement($0, valgrind) }
    if options.isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      guard let data = try? encoder.encode(Report(measurements)) else { return }
      print(String(decoding: data, as: UTF8.self))
    } else {
      print(Table(measurements))
    }
  }
}
