/// What objects do and see as they die.
@MainActor
final class LifetimeLog {
  private var lines: [String] = []

  /// The host whose death is watched, as somebody else refers to it.
  weak var host: MortalHost?

  var deaths = 0
  var globalReference = "unread"
  var ownReference = "unread"
  var newReference = "unread"
  var ownerReference = "unread"

  func note(_ line: String) { lines.append(line) }

  /// All lines, as they were recorded.
  var text: String { lines.map { "\($0) " }.joined() }

  static func name(_ object: AnyObject?) -> String { object == nil ? "nil" : "alive" }
}
