extension MatrixReport {
  /// The report for people.
  public var text: String {
    var lines: [String] = []
    for cell in cells where !cell.pass {
      lines.append("\(cell.id)\n   \(cell.order.joined(separator: "; "))\n   expected \(cell.expected) \(cell.expectedDeliveries ?? [:])\n   \(cell.deliveries) \(cell.violations.map { "\($0.kind) \($0.parties)" })")
    }
    return lines.joined(separator: "\n") + "\(summary)"
  }
}
