/// What the object model answers to the questions whose answers were recorded, by the recorded
/// wording.
///
/// A question that begins with dots belongs to the one before it, and is listed with that.
@MainActor
enum RuntimeFacts {
  typealias Answers = [String: @MainActor () -> String]

  static let answers: Answers = [classes, proxies, forwarding, lifetimes].reduce(into: [:]) {
    all, part in
    all.merge(part) { _, _ in fatalError("a question is answered twice") }
  }

  /// Questions about what pure Swift does not have; the article "What the runtime was asked" says
  /// what the model does instead.
  static let beyondSwift: Set<String> = [
    "respondsToSelector: triggers resolveInstanceMethod:",
    "category method with the class's name",
    "copies of that selector in class_copyMethodList",
    "[super m] from a subclass reaches",
    "object read through a weak getter, owner released, pool not drained",
  ]

  /// Steps of a forwarded call that pure Swift does not have: resolving a method at run time, and
  /// fetching the encoding of its types.
  static let absentSteps: Set<String> = ["resolve", "signature"]

  static func text(_ flag: Bool) -> String { flag ? "1" : "0" }
}
