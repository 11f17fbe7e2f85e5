import DelegateBridge
import Streams

extension SlotModel {
  /// What a hook or a host asks an object.
  enum Question: Hashable {
    /// Does it take this message?
    case responds(Event)

    /// Does it know the marker of this party's wrappers?
    case marker(Int)

    /// Is it of the class of this party's wrappers?
    case kind(Int)
  }

  /// What `object` answers; a question that comes round in a ring is a forwarding cycle.
  mutating func answers(_ object: Int, _ question: Question) -> Bool {
    var asked: [Int] = []
    var next: Int? = object
    while let asking = next {
      if let start = asked.firstIndex(of: asking) {
        report(.forwardingCycle, noticed(in: Array(asked[start...])).map { name(of: $0) })
        return false
      }
      asked.append(asking)
      switch ownAnswer(of: asking, to: question) {
      case .some(let answer): return answer || asked.contains { observes($0, question) }
      case .none: next = living(objects[asking].target)
      }
    }
    if case .kind = question, let culprit = refusing(asked) {
      report(.unrecognizedSelector, [name(of: culprit)])
    }
    return asked.contains { observes($0, question) }
  }

  /// Those in a ring of questions who are asked as one asks: what passes a question on blindly sends
  /// it as a message like any other, and nobody notices who gets that.
  private func noticed(in ring: [Int]) -> [Int] {
    ring.indices.filter { !isBlind(ring[($0 + ring.count - 1) % ring.count]) }.map { ring[$0] }
  }

  private func isBlind(_ object: Int) -> Bool {
    guard case .wraps(let wrapping) = conduct(of: object) else { return false }
    return wrapping.isBlind
  }

  /// The answer of `object` itself, or `nil` where it is its target that decides.
  func ownAnswer(of object: Int, to question: Question) -> Bool? {
    let party: Int
    switch objects[object].origin {
    case .party(let index): party = index
    case .app:
      if case .responds(let event) = question { return event != .scroll }
      return false
    case .other: return question == .responds(.select) || isQuestion(question)
    }
    switch conducts[party] {
    case .takesSlot(let proxying):
      if case .kind = question { return false }
      // A proxy of such a library asks its observers first, others their target.
      return proxying.takesSlotAlways && observes(object, question) ? true : nil
    case .instruments: return nil
    case .standsIn(let standIn):
      if question == .responds(.select) { return true }
      if standIn.takesQuestion, isQuestion(question) { return true }
      return standIn.passesOnEverything ? nil : false
    case .wraps(let wrapping):
      if wrapping.swallowsQuestions { return false }
      if question == .marker(party), !wrapping.isBlind { return true }
      guard wrapping.isOpaque else { return nil }
      return question == .kind(party) || question == .responds(.select)
    }
  }

  func isQuestion(_ question: Question) -> Bool {
    question == .responds(.height)
      || question == .responds(.extra) && circumstances.message == .result
  }

  /// Whether `object` is a reactive proxy one of whose observers wants the message: it takes it then,
  /// whatever its target says.
  private func observes(_ object: Int, _ question: Question) -> Bool {
    guard case .responds(let event) = question, case .party(let party) = objects[object].origin
    else { return false }
    return observed[party]?.contains(event) ?? false
  }

  /// Who refuses a message that every ordinary object takes, and that has come to a wrapper without
  /// a target: the first that sees that nobody behind it takes it; one that passes on blindly does
  /// not look.
  private func refusing(_ asked: [Int]) -> Int? {
    let before = asked.lastIndex { object in
      guard case .wraps(let wrapping) = conduct(of: object) else { return true }
      return wrapping.isBlind
    }
    return asked[(before.map { $0 + 1 } ?? 0)...].first
  }

  /// Whether `object` is a wrapper that the hook of `party` takes for its own.
  mutating func recognizes(_ object: Int, _ party: Int, _ wrapping: Wrapping) -> Bool {
    switch wrapping.behaviour.recognition {
    case .marker: answers(object, .marker(party))
    case .kind: answers(object, .kind(party))
    case .type: objects[object].origin == .party(party)
    }
  }
}
