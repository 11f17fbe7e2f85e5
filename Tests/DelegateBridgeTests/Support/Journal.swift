/// Who got what, in the order in which it happened.
@MainActor
final class Journal {
  private(set) var entries: [String] = []

  /// The row of the message that is being sent, for those who are not told.
  private var row = 0

  /// Runs after each entry, while the message is on its way.
  var whenNoted: ((String) -> Void)?

  func note(_ party: String, _ row: Int? = nil) {
    let entry = "\(party) \(row ?? self.row)"
    entries.append(entry)
    whenNoted?(entry)
  }

  /// Runs `action` once, right after the first entry that is `trigger`.
  func once(_ trigger: String, _ action: @escaping () -> Void) {
    whenNoted = { [unowned self] entry in
      guard entry == trigger else { return }
      whenNoted = nil
      action()
    }
  }

  /// Everything that was noted since the last time.
  func drain() -> [String] {
    defer { entries = [] }
    return entries
  }

  func sending<Result>(_ row: Int, _ body: () -> Result) -> Result {
    let outer = self.row
    self.row = row
    defer { self.row = outer }
    return body()
  }
}
