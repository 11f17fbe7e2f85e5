extension Control {
  /// What a user did to a control.
  public enum Event: String, Hashable, Sendable {
    /// Touched it.
    case touch

    /// Changed its value.
    case valueChanged
  }
}
