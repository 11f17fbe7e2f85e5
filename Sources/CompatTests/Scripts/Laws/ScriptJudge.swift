import Streams

/// Compares what happens while a bridged script runs with what the laws of the slot say.
@MainActor
protocol ScriptJudge: AnyObject {
  /// What was broken, each with its operation.
  var violations: [String] { get }

  /// Follows an operation that has been performed.
  func follow(_ operation: Script.Operation, wasStopped: Bool)

  /// Compares what the slot was read as.
  func checkRead(_ object: AnyObject?, at label: String)

  /// Notes who is to count a send that is about to begin.
  ///
  /// - Parameters:
  ///   - message: What is sent.
  ///   - interruption: After how many deliveries something else is going to happen, if it is.
  func expectSend(of message: any AnyMessage, interruptedAfter interruption: Int?)

  /// Compares who has counted the send, and the answers that it got.
  func checkSend(_ answers: [String], at label: String)

  /// Judges a check of the reactive library that failed.
  func judge(_ check: String, at label: String)

  /// Judges a violation that was reported and is no failed check.
  func judge(_ violation: Violation, at label: String)

  /// Compares what is there when the script is over.
  func finish(at label: String)
}
