import CompatTests
import Foundation

/// Runs a matrix, or those of its cells that are asked for, and writes the report.
@MainActor
struct MatrixCommand {
  private let options: MatrixOptions
  private let words: [String]
  private let program: String
  private let matrix: ConflictMatrix

  /// Fewer cells than this run sooner than a process starts.
  private static let fewCells = 2000

  init(
    _ options: MatrixOptions, _ words: [String], of program: String,
    _ participants: [any Participant]
  ) throws {
    self.options = options
    self.words = words
    self.program = program
    let filters = try options.filters.map { try CellFilter($0) }
    matrix = ConflictMatrix(participants, seed: options.seed).filtered(by: filters)
    if matrix.cells.isEmpty {
      throw UsageError("there is no cell with \(options.filters.joined(separator: " and "))")
    }
  }

  func run() throws -> Int32 {
    if let part = options.part {
      let output = try BufferedOutput()
      matrix.runPart(part.index, of: part.count) { output.write($0 + "\n") }
      try output.finish()
      return 0
    }
    let output = try BufferedOutput(to: options.output)
    if options.asksForList {
      for cell in matrix.cells { output.write(cell.id + "\n") }
      try output.finish()
      return 0
    }
    var report = try makeReport()
    report.program = program
    if options.filters.isEmpty { report.explore(matrix, seed: options.seed) }
    report.write(as: options.format, to: output.write)
    try output.finish()
    for cell in report.cells where !cell.pass { say(report.reproduction(of: cell)) }
    return report.isAsExpected ? 0 : 1
  }

  private func makeReport() throws -> MatrixReport {
    let progress = ProgressLine(of: matrix.cells.count, "cells")
    defer { progress.end() }
    let usual = ProcessInfo.processInfo.activeProcessorCount
    let jobs = options.jobs ?? (matrix.cells.count < Self.fewCells ? 1 : usual)
    if jobs == 1 { return matrix.run { _ in progress.advance() } }
    let lines = try ParallelRun(jobs: jobs, words: words).lines(progress)
    guard let report = matrix.report(joining: lines) else {
      throw PartFailure(description: "a process that ran a part did not tell what it found")
    }
    return report
  }

  private func say(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
