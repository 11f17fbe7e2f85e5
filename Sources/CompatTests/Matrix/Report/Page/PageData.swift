import DelegateBridge

/// The report as the script of the page reads it: whatever comes again is written once, and a cell is
/// six numbers.
struct PageData {
  /// What a cell ended with.
  private struct Outcome: Hashable {
    let expected: [String]
    let violations: [ViolationRecord]
    let deliveries: String
    let expectedDeliveries: String?
  }

  /// Where a cell stands on the axes, and the part of its name that says so.
  private struct Situation: Hashable {
    let places: [Int]
    let name: String
  }

  private let report: MatrixReport
  private var names = Interned<String>()
  private var steps = Interned<String>()
  private var stacks = Interned<[Int]>()
  private var orders = Interned<[Int]>()
  private var chains = Interned<[[Int]]>()
  private var outcomes = Interned<Outcome>()
  private var situations = Interned<Situation>()
  private var values: [Interned<String>]
  private let axes: [String]
  private var cells: [Int] = []

  init(_ report: MatrixReport) {
    self.report = report
    axes = report.cells.first?.places.map(\.axis) ?? []
    values = axes.map { _ in Interned() }
    cells.reserveCapacity(report.cells.count * 6)
    for cell in report.cells { add(cell) }
  }

  private mutating func add(_ cell: CellResult) {
    let places = cell.places.enumerated().map { values[$0].number(of: $1.value) }
    let prefix = cell.parties.joined(separator: "+").utf8.count + 1
    let name = String(cell.id.utf8.dropFirst(prefix)) ?? cell.id
    let part = Cell.Part.allCases.firstIndex(of: cell.part) ?? 0
    let stack = cell.parties.map { names.number(of: $0) }
    let order = cell.order.map { steps.number(of: $0) }
    let chains = cell.chains.map { chain in chain.map { names.number(of: $0) } }
    cells += [
      stacks.number(of: stack),
      situations.number(of: Situation(places: places, name: name)),
      orders.number(of: order),
      outcomes.number(
        of: Outcome(
          expected: cell.expected, violations: cell.violations,
          deliveries: CellResult.list(cell.deliveries),
          expectedDeliveries: cell.expectedDeliveries.map(CellResult.list))),
      self.chains.number(of: chains),
      part * 2 + (cell.pass ? 1 : 0),
    ]
  }

  /// Writes the data as JSON.
  func write(to write: (String) -> Void) {
    let values = values.map { JSONText.strings($0.values) }.joined(separator: ",")
    write("{\"summary\":\(report.summary.json),\n\"seed\":\(report.seed),\n")
    write("\"command\":\(JSONText.string(report.command)),\n")
    write("\"lines\":\(JSONText.strings(report.summaryLines)),\n")
    if let exhaustion = report.exhaustion { write("\"exhaustion\":\(exhaustion.json),\n") }
    if let walks = report.randomWalks { write("\"randomWalks\":\(walks.json),\n") }
    if let mutations = report.mutations {
      write("\"mutations\":[\(mutations.map(\.json).joined(separator: ","))],\n")
    }
    write("\"symptoms\":\(symptoms),\n")
    write("\"parts\":\(JSONText.strings(Cell.Part.allCases.map(\.rawValue))),\n")
    write("\"strategies\":\(JSONText.strings(Strategy.allCases.map(\.rawValue))),\n")
    write("\"axes\":\(JSONText.strings(axes)),\n\"values\":[\(values)],\n")
    write("\"names\":\(JSONText.strings(names.values)),\n")
    write("\"steps\":\(JSONText.strings(steps.values)),\n")
    write("\"stacks\":\(numbers(stacks.values)),\n\"orders\":\(numbers(orders.values)),\n")
    write("\"chains\":[\(chains.values.map(numbers).joined(separator: ","))],\n")
    let situations = situations.values.map {
      "[\(numbers($0.places)),\(JSONText.string($0.name))]"
    }
    write("\"situations\":[\(situations.joined(separator: ","))],\n")
    write("\"outcomes\":[\(outcomes.values.map(json).joined(separator: ","))],\n")
    write("\"cells\":\(numbers(cells))}\n")
  }

  private var symptoms: String {
    JSONText.object(Symptom.allCases.map { ($0.rawValue, JSONText.string($0.meaning)) })
  }

  private func json(_ outcome: Outcome) -> String {
    let violations = outcome.violations.map { violation in
      JSONText.object([
        ("kind", JSONText.string(violation.kind)),
        ("symptom", JSONText.string(Symptom(violation).rawValue)),
        ("parties", JSONText.strings(violation.parties)),
        ("detail", JSONText.string(violation.detail)),
        ("step", "\(violation.step ?? -1)"),
      ])
    }
    return JSONText.object([
      ("expected", JSONText.strings(outcome.expected)),
      ("violations", "[\(violations.joined(separator: ","))]"),
      ("deliveries", JSONText.string(outcome.deliveries)),
      ("expectedDeliveries", outcome.expectedDeliveries.map(JSONText.string) ?? "null"),
    ])
  }

  private func numbers(_ lists: [[Int]]) -> String {
    "[\(lists.map(numbers).joined(separator: ","))]"
  }

  private func numbers(_ list: [Int]) -> String {
    "[\(list.map(String.init).joined(separator: ","))]"
  }
}
