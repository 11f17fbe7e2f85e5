import Foundation
import Testing

/// The benchmarks on the command line; what they measure is checked in a release build.
struct BenchmarksTests {
  private let program = Example(name: "benchmarks")

  @Test func `JSON has the fields that it is to have, and every benchmark has limits`() throws {
    let run = try program.run(
      "--only", "streams/subject-1", "--no-valgrind", "--format", "json")
    #expect(run.errors == "")
    #expect(run.status == 0)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    let entry = try #require(report.benchmarks.first)
    #expect(report.benchmarks.count == 1)
    #expect(entry.name == "streams/subject-1")
    #expect(entry.ns > 0 && entry.lowerBoundNs > 0 && entry.ratio > 0)
    #expect(!entry.lowerBound.isEmpty)
    #expect(entry.allocations == 0)
    #expect(entry.instructions == nil)
    #expect(run.output.contains(#""instructions" : null"#))
  }

  @Test(arguments: [
    ["--what"], ["--only"], ["--only", "streams/nothing"], ["--format", "xml"],
    ["--iterations", "3"], ["--only", "streams/subject-1", "--iterations", "none"],
    ["--check", "everything"],
    ["--only", "streams/subject-1", "--residents", "3"],
  ])
  func `a command line that makes no sense`(words: [String]) throws {
    let run = try program.run(words)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errorLines.count == 1)
  }

  private struct Report: Decodable {
    let benchmarks: [Entry]
  }

  private struct Entry: Decodable {
    let name: String
    let ns: Double
    let lowerBound: String
    let lowerBoundNs: Double
    let ratio: Double
    let allocations: Double?
    let instructions: Int?
  }
}
