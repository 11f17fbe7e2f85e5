import ExampleSupport
import Foundation

/// The limits of all benchmarks, from the file `thresholds.json`.
struct Thresholds {
  private let limits: [String: Limits]

  init() throws(BadInput) {
    do {
      guard let file = Bundle.module.url(forResource: "thresholds", withExtension: "json") else {
        throw BadInput("thresholds.json is not beside the program")
      }
      limits = try JSONDecoder().decode([String: Limits].self, from: Data(contentsOf: file))
    } catch let error as BadInput {
      throw error
    } catch {
      throw BadInput("thresholds.json: \(error)")
    }
  }

  subscript(_ name: String) -> Limits? { limits[name] }

  /// What is wrong with the file: every benchmark needs limits, and nothing else has any.
  func gaps(_ benchmarks: [Benchmark]) -> [String] {
    let names = Set(benchmarks.map(\.name))
    return names.subtracting(limits.keys).sorted().map { "\($0): no limits in thresholds.json" }
      + limits.keys.filter { !names.contains($0) }.sorted()
      .map { "\($0): no such benchmark, but limits in thresholds.json" }
  }
}
