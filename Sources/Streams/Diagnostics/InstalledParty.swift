/// A party that knows who put it where it is; only diagnostics ask.
@MainActor
public protocol InstalledParty: AnyObject {
  /// Who put the party where it is, if it was told.
  var installation: Installation? { get }
}
