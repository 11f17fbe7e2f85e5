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
        report(.forwardingCycle, asked[start...].map { name(of: $0) })
        return false
      }
      asked.append(asking)
      switch ownAnswer(of: asking, to: question) {
      case .some(let answer): return answer || asked.contains { observes($0, question) }
      case .none: next = living(objects[asking].target)
      }
    }
    if case .kind = question, let last = asked.last {
      report(.unrecognizedSelector, [name(of: last)])
    }
    return asked.contains { observes($0, question) }
  }

  /// The answer of `object` itself, or `nil` where it is its target that decides.
  private func ownAnswer(of object: Int, to question: Question) -> Bool? {
    guard case .party(let party) = objects[object].origin else {
      return question == .responds(.select) || question == .responds(.height)
    }
    switch conducts[party] {
    case .takesSlot:
      if case .kind = question { return false }
      return nil
    case .instruments: return nil
    case .wraps(let wrapping):
      if question == .marker(party) { return true }
      guard wrapping.isOpaque else { return nil }
      return question == .kind(party) || question == .responds(.select)
    }
  }

  /// Whether `object` is a reactive proxy one of whose observers wants the message: it takes it then,
  /// whatever its target says.
  private func observes(_ object: Int, _ question: Question) -> Bool {
    guard case .responds(let event) = question, case .party(let party) = objects[object].origin
    else { return false }
    return elements[party]?[event] != nil
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
