/// A picture of a list, as the user sees it.
@MainActor
struct Screen {
  /// The rows from the top of the screen to its bottom; those that stand on their heads are written
  /// backwards.
  let rows: [String]

  /// How many of the rows can be read.
  let uprightCount: Int

  init(_ list: ChatList) {
    let visible = list.visibleRows.sorted { $0.key < $1.key }.map(\.value)
    let ordered = list.isUpsideDown ? visible.reversed() : visible
    let isUpright = ordered.map { $0.isUpsideDown == list.isUpsideDown }
    rows = zip(ordered, isUpright).map { $1 ? $0.text : String($0.text.reversed()) }
    uprightCount = isUpright.count { $0 }
  }

  var lines: [String] {
    let width = rows.map(\.count).max() ?? 0
    let edge = "+" + String(repeating: "-", count: width + 2) + "+"
    return [edge] + rows.map { "| \($0)\(String(repeating: " ", count: width - $0.count)) |" }
      + [edge]
  }
}
