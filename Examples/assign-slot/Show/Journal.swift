import Streams

/// What happens, line by line.
@MainActor
final class Journal {
  private(set) var lines: [String] = []

  /// Begins a step.
  func step(_ text: String) { lines.append("  \(text)") }

  /// Notes what happens in the step.
  func note(_ text: String) { lines.append("      \(text)") }

  /// Notes when an object dies, if it is one that can be watched.
  func watch(_ object: AnyObject) {
    guard let object = object as? MessageObject else { return }
    object[associated: AssociationKey("last words")] = LastWords(of: object, in: self)
  }

  @MainActor
  private final class LastWords {
    private let name: String
    private weak var journal: Journal?

    init(of object: MessageObject, in journal: Journal) {
      name = Violation.name(of: object)
      self.journal = journal
    }

    isolated deinit {
      journal?.note("\(name) dies, because nobody keeps it any more")
    }
  }
}
