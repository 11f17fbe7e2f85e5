import Streams

extension Interception {
  /// One message on its way through a hook: how often the original ran, and what it answered.
  @MainActor
  struct Passage<Result> {
    private let interception: Interception
    private let receiver: AnyObject
    private var count = 0
    private var answer: Result?

    init(of interception: Interception, to receiver: AnyObject) {
      self.interception = interception
      self.receiver = receiver
    }

    /// Lets the original run, if it may still do so, and returns its answer.
    mutating func proceed(_ original: () -> Result?) -> Result? {
      count += 1
      guard count == 1 || interception.passing == .anyNumber else {
        report(.originalRepeated, "let the original run again")
        return answer
      }
      answer = original()
      return answer
    }

    /// Checks what the hook did, and returns the answer of a notification: `nil` where the hook let it
    /// through and nobody took it.
    func end() -> Result? where Result == Void {
      guard count == 0 else { return answer }
      if interception.passing == .once { report(.originalDropped, "left the original out") }
      return ()
    }

    /// Checks what the hook did, and returns its answer.
    func end(with hooked: Result?) -> Result? {
      guard count == 0 else { return hooked }
      if interception.passing == .once {
        report(.originalDropped, "left the original out")
      } else if hooked == nil {
        report(.originalDropped, "neither asked the original nor answered itself")
      }
      return hooked
    }

    private func report(_ kind: Violation.Kind, _ deed: String) {
      let name = Violation.name(of: receiver)
      Violation(
        kind, parties: [interception.owner, name], message: interception.message,
        detail: "\(interception) \(deed) when \(name) got the message"
      ).report()
    }
  }
}
