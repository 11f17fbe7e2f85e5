/// Input that an example cannot work with: one line that says what is wrong, and exit status 2.
public struct BadInput: Error, Hashable, Sendable {
  /// What is wrong, on one line.
  public let message: String

  /// Says what is wrong.
  public init(_ message: String) {
    self.message = message.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
