import Foundation
import Synchronization

/// Runs the cells of a matrix in several processes of this program, each of which runs a part.
///
/// Messages belong to the main actor, so one process runs one cell at a time.
struct ParallelRun {
  /// How many processes.
  let jobs: Int

  /// The words of the command line, which say which cells there are.
  let words: [String]

  /// What the processes wrote, line by line, in the order of the parts.
  ///
  /// - Throws: ``PartFailure`` where one of them did not end well.
  func lines(_ progress: ProgressLine) throws -> [[Substring]] {
    let processes = try (0..<jobs).map(start)
    let outputs = Self.read(processes.map(\.output), progress)
    for (process, _) in processes {
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw PartFailure(
          description: "a process that ran a part ended with status \(process.terminationStatus)")
      }
    }
    return outputs.map { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
  }

  private func start(_ part: Int) throws -> (process: Process, output: FileHandle) {
    let process = Process()
    let output = Pipe()
    process.executableURL =
      Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = words + ["--part", "\(part)/\(jobs)"]
    process.standardOutput = output
    try process.run()
    return (process, output.fileHandleForReading)
  }

  /// Reads all at once, so that none has to wait until there is room in its pipe.
  private static func read(_ handles: [FileHandle], _ progress: ProgressLine) -> [Data] {
    let outputs = Mutex(handles.map { _ in Data() })
    DispatchQueue.concurrentPerform(iterations: handles.count) { index in
      var output = Data()
      while true {
        let piece = handles[index].availableData
        if piece.isEmpty { break }
        output.append(piece)
        progress.advance(by: piece.count { $0 == UInt8(ascii: "\n") })
      }
      outputs.withLock { $0[index] = output }
    }
    return outputs.withLock { $0 }
  }
}
