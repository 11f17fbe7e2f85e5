import CompatTests
import ExampleSupport

/// All remedies in all scenarios.
@MainActor
struct Comparison {
  private let results: [Scenario: [Strategy: CellResult]]

  init() {
    let matrix = ConflictMatrix()
    var results: [Scenario: [Strategy: CellResult]] = [:]
    for scenario in Scenario.allCases {
      for remedy in Remedy.all {
        results[scenario, default: [:]][remedy.strategy] =
          scenario.result(with: remedy.strategy, in: matrix)
      }
    }
    self.results = results
  }

  /// Whether each scenario ends as the rules predict, each remedy is wrong where it is known to be,
  /// and the bridge nowhere.
  var isRight: Bool {
    Remedy.all.allSatisfy { remedy in
      let results = Scenario.allCases.map { result(of: $0, with: remedy) }
      let endsAsPredicted = results.allSatisfy { $0?.pass ?? false }
      let isNeverWrong = Scenario.allCases.allSatisfy { symptoms(of: $0, with: remedy).isEmpty }
      let isWrongAsKnown =
        remedy.weakness.map { symptoms(of: $0.shownBy, with: remedy).contains($0.as) }
        ?? isNeverWrong
      return endsAsPredicted && isWrongAsKnown
    }
  }

  var lines: [String] { table + [""] + legend + Remedy.all.flatMap(explanation) }

  private var table: [String] {
    var table = TextTable(header: ["who comes"] + Remedy.all.map(\.strategy.rawValue))
    for scenario in Scenario.allCases {
      table.add([scenario.rawValue] + Remedy.all.map { entry(scenario, $0) })
    }
    return table.lines
  }

  private func entry(_ scenario: Scenario, _ remedy: Remedy) -> String {
    guard let result = result(of: scenario, with: remedy) else { return "NOT RUN" }
    let symptoms = symptoms(of: scenario, with: remedy).map { "\($0)" }
    let text = symptoms.isEmpty ? "fine" : symptoms.joined(separator: ", ")
    return result.pass ? text : "\(text): UNEXPECTED"
  }

  private var legend: [String] {
    let all = Scenario.allCases.flatMap { scenario in
      Remedy.all.flatMap { symptoms(of: scenario, with: $0) }
    }
    return Symptom.allCases.filter(all.contains).map { "  \($0): \($0.meaning)" }
  }

  private func explanation(of remedy: Remedy) -> [String] {
    let lines = ["", "\(remedy.strategy.rawValue): \(remedy.idea)"]
    guard let weakness = remedy.weakness else { return lines + ["  nothing is wrong"] }
    let evidence = result(of: weakness.shownBy, with: remedy)?.violations
      .first { Symptom($0) == weakness.as }
    return lines + [
      "  \(weakness.text), see '\(weakness.shownBy.rawValue)':",
      "  \(evidence.map { "\($0.kind): \($0.detail)" } ?? "WRONG: it does not")",
    ]
  }

  private func result(of scenario: Scenario, with remedy: Remedy) -> CellResult? {
    results[scenario]?[remedy.strategy]
  }

  /// What goes wrong, each kind once, in the order in which it does.
  private func symptoms(of scenario: Scenario, with remedy: Remedy) -> [Symptom] {
    let violations = result(of: scenario, with: remedy)?.violations ?? []
    return violations.map { Symptom($0) }.reduce(into: []) { symptoms, symptom in
      if !symptoms.contains(symptom) { symptoms.append(symptom) }
    }
  }
}
