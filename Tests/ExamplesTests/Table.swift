/// The numbers of a table that an example has printed, by the first two columns.
struct Table {
  private var numbers: [String: [String: [Int]]] = [:]

  /// Reads the rows whose columns are two or more spaces apart and end in numbers; an empty first
  /// column stands for the one above.
  init(_ text: String) {
    var group = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let cells = line.split(separator: "  ").map { cell in
        cell.split(separator: " ").joined(separator: " ")
      }
      let names = cells.prefix { Int($0) == nil }
      let counts = cells.dropFirst(names.count).compactMap { Int($0) }
      guard let party = names.last, names.count <= 2, !counts.isEmpty else { continue }
      if names.count == 2 { group = names[0] }
      numbers[group, default: [:]][party] = counts
    }
  }

  /// The numbers of each row of a group, by the second column.
  func counts(_ group: String) -> [String: [Int]] { numbers[group] ?? [:] }
}
