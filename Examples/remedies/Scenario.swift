import CompatTests

/// One cell of the conflict matrix, apart from what is done about the conflict.
enum Scenario: String, CaseIterable {
  case trackerFirst = "tracker, app, streams"
  case appFirst = "app, tracker, streams"
  case trackersFirst = "two trackers, app, streams"
  case appBeforeTrackers = "app, two trackers, streams"
  case assignSlot = "app's hook, tracker, app; slot is assign"

  /// What happens when these come and something is done about it.
  ///
  /// The matrix has no cell for a remedy that changes none of the parties: what happens then is what
  /// happens without it.
  @MainActor
  func result(with strategy: Strategy, in matrix: ConflictMatrix) -> CellResult? {
    guard let filter = try? CellFilter("id=\(cell)/\(strategy.rawValue)") else { return nil }
    if let result = matrix.filtered(by: [filter]).run().cells.first { return result }
    return strategy == .none ? nil : result(with: .none, in: matrix)
  }

  private var cell: String {
    switch self {
    case .trackerFirst: "tracker:marker+reactive/delegateFirst/beforeDelegate/raw/weak/uses2"
    case .appFirst: "tracker:marker+reactive/delegateFirst/afterDelegate/raw/weak/uses2"
    case .trackersFirst:
      "tracker:marker+tracker:type+reactive/delegateFirst/beforeDelegate/raw/weak/uses2"
    case .appBeforeTrackers:
      "tracker:marker+tracker:type+reactive/delegateFirst/afterDelegate/raw/weak/uses2"
    case .assignSlot: "client+tracker:marker/delegateFirst/beforeDelegate/raw/unsafe/uses0"
    }
  }
}
