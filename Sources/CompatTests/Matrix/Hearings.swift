/// Who has heard of an event, in order: the observers, and the app's delegate.
@MainActor
final class Hearings {
  /// Runs when the next one hears of it.
  var first: (() -> Void)?

  private var names: [String] = []

  /// Notes that somebody hears of the event.
  func note(_ name: String) {
    names.append(name)
    first?()
  }

  /// The names since the last call.
  func drain() -> [String] {
    defer { names = [] }
    return names
  }
}
