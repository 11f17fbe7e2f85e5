/// What a bridge is installed on.
enum BridgeScope: String, CaseIterable {
  /// The class of the host.
  case hostClass

  /// The host alone.
  case host
}
