import Streams

/// What is left at the end of a cell: what each party got, and how the slot reads.
package struct Outcome {
  /// How often the app's delegate got its event.
  var app: Int

  /// How often each receiver of each party got its event; nothing of a party that has not come yet.
  var received: [[Int]]

  /// How the slot reads, if the cell came to its end.
  var reading: Reading?
}

extension Outcome {
  /// How the slot reads to the app.
  struct Reading {
    /// The name of what it reads as.
    let found: String

    /// The name of whoever was the last to set it.
    let wanted: String

    /// Whether they are the same object.
    let isRight: Bool
  }

  /// Which of the slot's laws are broken at the end of `cell`, for which party.
  @MainActor
  func brokenLaws(of cell: Cell) -> [Violation] {
    guard let reading else { return [] }
    var broken: [Violation] = []
    if !reading.isRight {
      broken.append(
        Violation(
          .delegateMisread, parties: [reading.found, reading.wanted],
          detail: "\(reading.wanted) was set, and the slot reads as \(reading.found)"))
    }
    func check(_ count: Int, _ receiver: String, of party: String, atLeast least: Int) {
      guard count < least || count > 1 else { return }
      broken.append(
        Violation(
          count > 1 ? .messageRepeated : .messageMissed, parties: [party],
          detail: "\(receiver) got one event \(count) times"))
    }
    check(app, "app", of: "app", atLeast: 1)
    for (party, counts) in received.enumerated() {
      let participant = cell.parties[party]
      let isDue = cell.strategy == .bridge || cell.hadChance(party)
      for (receiver, count) in zip(cell.receivers(of: party), counts) {
        check(count, receiver, of: participant.name, atLeast: isDue ? 1 : 0)
      }
    }
    return broken
  }

  /// The counts by the names of the receivers.
  @MainActor
  package func deliveries(in cell: Cell) -> [String: Int] {
    var deliveries = ["app": app]
    for (party, counts) in received.enumerated() {
      for (receiver, count) in zip(cell.receivers(of: party), counts) {
        deliveries[receiver] = count
      }
    }
    return deliveries
  }
}
