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
    report.write(as: options.format, to: output.write)
    try output.finish()
    for cell in report.cells where !cell.pass { say(report.reproduction(of: cell)) }
    return report.isAsExpected ? 0 : 1
  }

  private func makeReport() throws -> MatrixReport {
    let progress = ProgressLine(of: matrix.cells.count, "cells")
    defer { progress.end() }
    let explores = options.filters.isEmpty
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let isWorthIt = cores > 1 && matrix.cells.count >= Self.fewCells
    guard options.jobs.map({ $0 > 1 }) ?? isWorthIt else {
      var report = matrix.run { _ in progress.advance() }
      if explores { report.add(Exploration(beyond: matrix, seed: options.seed)) }
      return report
    }
    // This process has work of its own, where it explores.
    let run = try ParallelRun(
      jobs: options.jobs ?? (explores ? cores - 1 : cores), words: words, progress)
    let exploration = explores ? Exploration(beyond: matrix, seed: options.seed) : nil
    guard var report = matrix.report(joining: try run.lines()) else {
      throw PartFailure(description: "a process that ran a part did not tell what it found")
    }
    if let exploration { report.add(exploration) }
    return report
  }

  private func say(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
