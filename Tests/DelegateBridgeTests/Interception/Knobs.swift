import Streams

/// Controls of a family that only the tests of interception hook: a base class, siblings, and
/// subclasses that override in every way.
class Knob: MessageObject, NamedParty {
  static let turn = Message<Void, Int>("knob.turn(_:)")
  static let push = Message<Void>("knob.push()")
  static let position = Message<Int, Int>("knob.position(_:)", default: -1)

  /// What happened to it.
  var log: [String] = []

  var partyName: String { objectClass.reportedName }

  override class var methods: Methods {
    Methods(Knob.self) {
      $0.receive(turn) { knob, name, count in knob.log.append("turn \(count)\(Self.suffix(name))") }
      $0.on(push) { knob in knob.log.append("push") }
      $0.on(position) { _, scale in 10 * scale }
    }
  }

  /// Turns it, and tells what happened.
  @discardableResult
  func turned(_ count: Int = 1) -> [String] {
    log = []
    Knob.turn.send(to: self, count)
    return log
  }

  private static func suffix(_ name: Selector) -> String {
    name == turn.selector ? "" : " as \(name)"
  }
}

/// Inherits everything.
class Dial: Knob {}

/// Inherits everything from one that inherits.
final class SubDial: Dial {}

/// A sibling.
final class Lever: Knob {}

/// Overrides and calls `super`.
final class OverDial: Dial {
  override class var methods: Methods {
    Methods(OverDial.self) {
      $0.on(turn) { dial, count in
        dial.log.append("over")
        turn.sendSuper(of: OverDial.self, to: dial, count)
      }
    }
  }
}

/// Overrides and does not call `super`.
final class LoneDial: Dial {
  override class var methods: Methods {
    Methods(LoneDial.self) { $0.on(turn) { dial, count in dial.log.append("lone \(count)") } }
  }
}

extension Knob {
  /// One of each class.
  static func all() -> [Knob] {
    [Knob(), Dial(), SubDial(), Lever(), OverDial(), LoneDial()]
  }
}
