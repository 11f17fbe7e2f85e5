import Streams

/// What a reader of the table sees of a violation: one letter, or the name of the case.
package enum Symptom: String, CaseIterable {
  case assertion = "A"
  case ring = "R"
  case dangling = "D"
  case lost = "L"
  case twice = "T"
  case misread = "M"
  case other = "?"

  package init(_ violation: ViolationRecord) {
    switch Violation.Kind(rawValue: violation.kind) {
    case .proxyNotAssigned, .forwardNotTaken, .proxyNotCurrent, .forwardChanged: self = .assertion
    case .forwardingCycle: self = .ring
    case .danglingDelegate: self = .dangling
    case .messageMissed: self = .lost
    case .messageRepeated: self = .twice
    case .delegateMisread: self = .misread
    default: self = .other
    }
  }

  /// What the letter stands for.
  package var meaning: String {
    switch self {
    case .assertion: "the reactive library's assertion fails"
    case .ring: "messages or questions go round in a ring"
    case .dangling: "the slot dangles"
    case .lost: "somebody misses an event"
    case .twice: "somebody gets an event twice"
    case .misread: "the slot does not read as what was set"
    case .other: "something else"
    }
  }
}
