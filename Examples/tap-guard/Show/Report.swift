import ExampleSupport
import Streams

/// What a person gets to see of one guard.
struct Report {
  let outcome: Outcome
  let forecast: Forecast

  init(_ outcome: Outcome, expecting forecast: Forecast) {
    self.outcome = outcome
    self.forecast = forecast
  }

  /// Whether the guard did what it is known to do: the library's everything right, the exchanges
  /// their own mistakes.
  var isRight: Bool {
    switch outcome.guarding {
    case .actionGuard: mistakes == 0 && outcome.flickers == 0 && outcome.violations.isEmpty
    case .safe: outcome.violations.isEmpty
    case .naive: forecast.reachesOthers == !outcome.violations.isEmpty
    }
  }

  /// The report, line by line.
  var lines: [String] {
    var table = TextTable(
      header: ["tap", "ms", "control", "interval", "action", "why", "verdict"])
    for (index, tap) in outcome.taps.enumerated() {
      let isRight = tap.isDelivered == forecast.deliveries[index]
      table.add([
        "\(index + 1)", text(tap.time), tap.control, tap.interval.map(text) ?? "",
        tap.isDelivered ? "delivered" : "suppressed", tap.reason, isRight ? "right" : "WRONG",
      ])
    }
    return ["\(outcome.guarding.rawValue): \(summary)"] + table.lines
      + (outcome.descriptions.isEmpty ? [] : [""] + outcome.descriptions)
  }

  private var mistakes: Int {
    zip(outcome.taps, forecast.deliveries).count { $0.isDelivered != $1 }
  }

  private var summary: String {
    """
    \(mistakes) of \(outcome.taps.count) taps wrong, \(outcome.flickers) changes of isEnabled, \
    \(outcome.violations.count) unrecognized selectors\(isRight ? "" : ": NOT AS EXPECTED")
    """
  }

  private func text(_ time: Duration) -> String {
    "\(Int((time / .milliseconds(1)).rounded()))"
  }
}
