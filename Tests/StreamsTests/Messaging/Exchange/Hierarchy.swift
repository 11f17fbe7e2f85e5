import Streams

/// A shape of class hierarchy: for each class, in an order in which superclasses come first, its name
/// and the index of its superclass.
struct Hierarchy: CustomStringConvertible {
  let description: String
  let parents: [Int?]

  static let all = [
    Hierarchy(description: "chain", parents: [nil, 0, 1]),
    Hierarchy(description: "fork", parents: [nil, 0, 0]),
    Hierarchy(description: "tree", parents: [nil, 0, 0, 1]),
  ]

  /// The name of a class.
  func name(_ index: Int) -> String { ["A", "B", "C", "D"][index] }
}

/// What a class has of its own at the start.
enum OwnMethod: CaseIterable {
  case none
  case plain
  case callingSuper
}

/// How a hook gets into a class.
enum HookKind: String, CaseIterable {
  /// Exchange with the method that is found.
  case naive

  /// Exchange after the class got a copy of its own.
  case safe

  /// Replace the implementation of the method that is found, and call the old one.
  case setImplementation

  /// Replace the class's own method, and call what was found before.
  case replaceMethod

  /// Add a method to the class that looks up `super` at each call.
  case addOverride

  /// A layer at the entry.
  case layer
}
