import CompatTests
import Streams
import Testing

/// Scripts that were recorded from a real Objective-C runtime, and the cells that they are: what the
/// rules predict is what happened there.
@MainActor
struct `What was recorded from a real runtime` {
  struct Row: CustomTestStringConvertible, Sendable {
    let script: String
    let cell: String
    let kinds: [String]
    let deliveries: [String: Int]

    init(_ script: String, _ cell: String, _ kinds: [String] = [], _ deliveries: [String: Int]) {
      self.script = script
      self.cell = cell
      self.kinds = kinds
      self.deliveries = deliveries
    }

    var testDescription: String { script }
  }

  nonisolated static let rows = [
    Row(
      "A O", "reactive/delegateFirst/beforeDelegate/raw/weak/uses1/none", [],
      ["app": 1, "stream.sent": 1]),
    Row(
      "O A", "reactive/reactiveFirst/beforeDelegate/raw/weak/uses1/none", ["messageMissed"],
      ["app": 1, "stream.sent": 0]),
    Row(
      "HA A", "tracker:marker/delegateFirst/beforeDelegate/raw/weak/uses0/none",
      ["delegateMisread"], ["app": 1, "tracker": 1]),
    Row(
      "A HA", "tracker:marker/delegateFirst/afterDelegate/raw/weak/uses0/none", [],
      ["app": 1, "tracker": 0]),
    Row(
      "HA A O", "tracker:marker+reactive/delegateFirst/beforeDelegate/raw/weak/uses1/none", [],
      ["app": 1, "tracker": 1, "stream.sent": 1]),
    Row(
      "A HA O", "tracker:marker+reactive/delegateFirst/afterDelegate/raw/weak/uses1/none",
      ["proxyNotCurrent", "delegateMisread"], ["app": 1, "tracker": 1, "stream.sent": 1]),
    Row(
      "A HA O O", "tracker:marker+reactive/delegateFirst/afterDelegate/raw/weak/uses2/none",
      ["proxyNotCurrent", "forwardingCycle"], ["app": 0, "tracker": 0, "stream.sent": 0]),
    Row(
      "HA O A", "tracker:marker+reactive/reactiveFirst/beforeDelegate/raw/weak/uses1/none",
      ["proxyNotCurrent", "delegateMisread", "messageMissed"],
      ["app": 1, "tracker": 1, "stream.sent": 0]),
    Row(
      "A O HA", "reactive+tracker:marker/delegateFirst/afterReactive/raw/weak/uses1/none", [],
      ["app": 1, "tracker": 0, "stream.sent": 1]),
    Row(
      "A O HA O", "reactive+tracker:marker/delegateFirst/betweenObservers/raw/weak/uses2/none",
      ["delegateMisread"], ["app": 1, "tracker": 1, "stream.sent": 1, "stream.invoked": 1]),
    Row(
      "O HA A O", "reactive+tracker:marker/reactiveFirst/betweenObservers/raw/weak/uses2/none", [],
      ["app": 1, "tracker": 1, "stream.sent": 1, "stream.invoked": 1]),
    Row(
      "HA A O by class", "tracker:type+reactive/delegateFirst/beforeDelegate/raw/weak/uses1/none",
      ["proxyNotCurrent", "delegateMisread", "messageMissed"],
      ["app": 0, "tracker": 1, "stream.sent": 1]),
    Row(
      "HA A O O by class",
      "tracker:type+reactive/delegateFirst/beforeDelegate/raw/weak/uses2/none",
      ["proxyNotCurrent", "forwardingCycle"], ["app": 0, "tracker": 0, "stream.sent": 0]),
    Row(
      "HA HGA A O",
      "tracker:marker+reactive/delegateFirst/beforeDelegate/unwrapping/weak/uses1/none", [],
      ["app": 1, "tracker": 1, "stream.sent": 1]),
    Row(
      "HA A O patched library",
      "tracker:type+reactive/delegateFirst/beforeDelegate/raw/weak/uses1/modifiedReactive",
      ["delegateMisread", "messageMissed"], ["app": 0, "tracker": 1, "stream.sent": 1]),
    Row(
      "A O HA O patched library",
      "reactive+tracker:marker/delegateFirst/betweenObservers/raw/weak/uses2/modifiedReactive",
      ["delegateMisread"], ["app": 1, "tracker": 1, "stream.sent": 1, "stream.invoked": 1]),
    Row(
      "A HA O adapted tracker",
      "tracker:marker+reactive/delegateFirst/afterDelegate/raw/weak/uses1/adaptedTracker",
      ["messageMissed"], ["app": 1, "tracker": 0, "stream.sent": 1]),
    Row(
      "HF A O",
      "tracker:marker+reactive/delegateFirst/beforeDelegate/raw/weak/uses1/forwardingTarget",
      ["messageRepeated"], ["app": 1, "tracker": 2, "stream.sent": 1]),
    Row(
      "A HF O",
      "tracker:marker+reactive/delegateFirst/afterDelegate/raw/weak/uses1/forwardingTarget",
      [], ["app": 1, "tracker": 1, "stream.sent": 1]),
    Row(
      "HC HA A opaque",
      "client+tracker:marker/delegateFirst/beforeDelegate/raw/weak/uses0/none",
      ["delegateMisread", "messageMissed", "messageMissed", "messageMissed"],
      ["app": 0, "tracker": 0, "client": 0]),
    Row(
      "HC HA A opaque, assign",
      "client+tracker:marker/delegateFirst/beforeDelegate/raw/unsafe/uses0/none",
      ["danglingDelegate"], ["app": 0, "tracker": 0, "client": 0]),
    Row(
      "HA HC A opaque",
      "tracker:marker+client/delegateFirst/beforeDelegate/raw/weak/uses0/none",
      ["delegateMisread"], ["app": 1, "tracker": 1, "client": 1]),
  ]

  @Test(arguments: rows)
  func `is what the rules predict`(row: Row) throws {
    let cell = try #require(WholeMatrix.matrix.cells.first { $0.id == row.cell })
    let forecast = Forecast(of: cell)
    #expect(forecast.violations.map(\.kind.rawValue) == row.kinds)
    #expect(forecast.deliveries(in: cell) == row.deliveries)
  }
}
