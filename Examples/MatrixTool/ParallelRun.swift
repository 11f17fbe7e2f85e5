import Foundation
import Synchronization

/// Runs the cells of a matrix in several processes of this program, each of which runs a part.
///
/// Messages belong to the main actor, so one process runs one cell at a time. The processes run from the
/// moment at which this is made; this process may do something else meanwhile.
final class ParallelRun {
  private var processes: [Process] = []
  private let outputs: Outputs
  private let reading = DispatchGroup()

  /// What the processes wrote.
  private final class Outputs: Sendable {
    let all: Mutex<[Data]>

    init(count: Int) { all = Mutex((0..<count).map { _ in Data() }) }
  }

  /// Starts the processes.
  ///
  /// - Parameters:
  ///   - jobs: How many.
  ///   - words: The words of the command line, which say which cells there are.
  ///   - progress: Is told of each cell.
  /// - Throws: What keeps a process from starting.
  init(jobs: Int, words: [String], _ progress: ProgressLine) throws {
    outputs = Outputs(count: jobs)
    for part in 0..<jobs {
      let process = Process()
      let pipe = Pipe()
      process.executableURL =
        Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
      process.arguments = words + ["--part", "\(part)/\(jobs)"]
      process.standardOutput = pipe
      try process.run()
      processes.append(process)
      read(pipe.fileHandleForReading, of: part, progress)
    }
  }

  /// Reads at once, so that no process has to wait until there is room in its pipe.
  private func read(_ handle: FileHandle, of part: Int, _ progress: ProgressLine) {
    let outputs = outputs
    DispatchQueue.global().async(group: reading) {
      var output = Data()
      while true {
        let piece = handle.availableData
        if piece.isEmpty { break }
        output.append(piece)
        progress.advance(by: piece.count { $0 == UInt8(ascii: "\n") })
      }
      outputs.all.withLock { $0[part] = output }
    }
  }

  /// What the processes wrote, line by line, in the order of the parts, when all have ended.
  ///
  /// - Throws: ``PartFailure`` where one of them did not end well.
  func lines() throws -> [[Substring]] {
    reading.wait()
    for process in processes {
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw PartFailure(
          description: "a process that ran a part ended with status \(process.terminationStatus)")
      }
    }
    return outputs.all.withLock { $0 }.map {
      String(decoding: $0, as: UTF8.self).split(separator: "\n")
    }
  }
}
