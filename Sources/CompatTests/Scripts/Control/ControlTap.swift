/// What one action did on its way.
struct ControlTap {
  var guards = 0
  var originals = 0
  var isCounted = false
  var isUnrecognized = false
  private(set) var isEndless = false
  private var depth = 0

  /// Begins a method body; false where so many have begun that the action cannot be ending.
  mutating func enter() -> Bool {
    if isEndless { return false }
    depth += 1
    isEndless = depth > 32
    return !isEndless
  }

  mutating func leave() { depth -= 1 }
}

extension ControlTap: CustomStringConvertible {
  var description: String {
    "g\(guards) a\(originals)" + (isCounted ? " c" : "") + (isUnrecognized ? " unrecognized" : "")
  }
}
