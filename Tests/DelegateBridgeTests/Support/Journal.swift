/// Who got what, in the order in which it happened.
@MainActor
final class Journal {
  private(set) var entries: [String] = []

  /// The row of the message that is being sent, for those who are not told.
  private var row = 0

  func note(_ party: String, _ row: Int? = nil) {
    entries.append("\(party) \(row ?? self.row)")
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
