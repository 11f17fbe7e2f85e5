/// A script about hooking a control: in which ways the action of one class of buttons is hooked, one
/// after the other.
public struct ControlScript: Hashable, Sendable {
  /// The ways, in this order.
  public let hooks: [Hook]

  /// Makes a script of its hooks.
  public init(_ hooks: [Hook]) {
    self.hooks = hooks
  }

  /// Reads a script: words with spaces between them.
  ///
  /// - Throws: The first word that is not known.
  public init(order: String) throws(Script.ParseError) {
    var hooks: [Hook] = []
    for word in order.split(whereSeparator: \.isWhitespace) {
      guard let hook = Hook(rawValue: String(word)) else { throw .hook(String(word)) }
      hooks.append(hook)
    }
    self.init(hooks)
  }
}

extension ControlScript: CustomStringConvertible {
  /// The words.
  public var description: String { hooks.map(\.rawValue).joined(separator: " ") }
}
