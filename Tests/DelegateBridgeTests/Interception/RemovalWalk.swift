import DelegateBridge
import Streams

/// A random set of hooks on the classes of knobs and on some knobs, and what they are to do.
@MainActor
struct RemovalWalk {
  private struct Hook {
    let interception: Interception
    let name: String
    /// The index of the class, or of the knob.
    let target: Int
    let isOnObject: Bool
  }

  private static let types: [Knob.Type] = [
    Knob.self, Dial.self, SubDial.self, Lever.self, OverDial.self, LoneDial.self,
  ]
  private static let parents: [Int?] = [nil, 0, 1, 0, 1, 1]
  private static let bodies = [
    ["turn 1"], ["turn 1"], ["turn 1"], ["turn 1"], ["over", "turn 1"], ["lone 1"],
  ]

  private let knobs = Knob.all()
  private let classes: [ObjectClass]
  private var hooks: [Hook] = []

  init(_ random: inout SeededGenerator) {
    classes = knobs.map(\.objectClass)
    // Some knobs are observed from the start, in the way that makes a dynamic subclass.
    for knob in knobs where random.next() % 4 == 0 {
      knob.objectClass = knob.objectClass.makeSubclass(named: "Observing")
    }
  }

  /// Installs up to twelve hooks.
  mutating func install(_ random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let owner = "owner \(Int.random(in: 0..<3, using: &random))"
      let target = Int.random(in: 0..<knobs.count, using: &random)
      let isOnObject = Bool.random(using: &random)
      let name = "\(owner) on \(target)\(isOnObject ? "'" : "")"
      let interception = install(owner, target, isOnObject, name)
      if !hooks.contains(where: { $0.interception === interception }) {
        hooks.append(
          Hook(interception: interception, name: name, target: target, isOnObject: isOnObject))
      }
    }
  }

  /// Removes a random hook, or changes the class of a knob back; false where none is left.
  mutating func removeOne(_ random: inout SeededGenerator) -> Bool {
    guard !hooks.isEmpty else {
      for (knob, type) in zip(knobs, classes) { knob.objectClass = type }
      return false
    }
    if random.next() % 8 == 0 {
      let index = Int.random(in: 0..<knobs.count, using: &random)
      knobs[index].objectClass = classes[index]
    }
    hooks.remove(at: Int.random(in: hooks.indices, using: &random)).interception.remove()
    return true
  }

  /// Whether the knobs are as if nothing had been.
  var isClean: Bool {
    zip(knobs, classes).allSatisfy { $0.objectClass === $1 && $0.layers.isEmpty }
  }

  /// Compares what happens with what the hooks that remain are to do.
  func check(_ findings: inout Findings, _ text: String) {
    for (index, knob) in knobs.enumerated() {
      findings.check(knob.turned(), is: expected(index), "\(text), class \(index)")
    }
  }

  private func expected(_ index: Int) -> [String] {
    var names = hooks.reversed().filter { $0.isOnObject && $0.target == index }.map(\.name)
    var type: Int? = index
    while let current = type {
      names += hooks.reversed().filter { !$0.isOnObject && $0.target == current }.map(\.name)
      type = Self.parents[current]
    }
    return names + Self.bodies[index]
  }

  private func install(
    _ owner: String, _ target: Int, _ isOnObject: Bool, _ name: String
  ) -> Interception {
    if isOnObject {
      return Interception.install(on: knobs[target], Knob.turn, owner: owner) {
        knob, proceed, count in
        knob.log.append(name)
        proceed(count)
      }
    }
    return install(on: Self.types[target], owner, name)
  }

  private func install<Some: Knob>(
    on type: Some.Type, _ owner: String, _ name: String
  ) -> Interception {
    Interception.install(on: type, Knob.turn, owner: owner) { knob, proceed, count in
      knob.log.append(name)
      proceed(count)
    }
  }
}
