import Streams

/// What is left at the end of a cell: what each party got, and how the slot reads.
package struct Outcome {
  /// What everybody got.
  var counts: Counts

  /// Who heard of the event, in order, each time that it was sent.
  var hearings: [[String]] = []

  /// How often the host asked what is claimed, before each time that nothing was in between.
  var claimRounds: [Int] = []

  /// How many rings were reported.
  var rings = 0

  /// How often it was reported that accessors lead somewhere else.
  var diversions = 0

  /// How the slot reads after the event, if the cell came that far.
  var reading: Reading?

  /// Whether the cell came to its end.
  var isComplete = false

  init(parties: Int) {
    counts = Counts(parties: parties)
  }
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
    guard isComplete else { return [] }
    var broken: [Violation] = []
    if let reading, !reading.isRight {
      broken.append(
        Violation(
          .delegateMisread, parties: [reading.found, reading.wanted],
          detail: "\(reading.wanted) was set, and the slot reads as \(reading.found)"))
    }
    let bridgeDues = Dues(of: cell)
    let dues = bridgeDues.counts
    func check(_ count: Int, _ receiver: String, of party: String, due: Int, isDue: Bool = true) {
      guard (count < due && isDue) || count > due else { return }
      broken.append(
        Violation(
          count > due ? .messageRepeated : .messageMissed, parties: [party],
          detail: "\(receiver) got \(count) of \(due)"))
    }
    check(counts.app, "app", of: "app", due: dues.app)
    if let receiver = cell.otherReceiver {
      check(counts.other, receiver, of: receiver, due: dues.other)
    }
    if let receiver = cell.extraReceiver {
      check(counts.extra, receiver, of: "app", due: dues.extra)
    }
    for (party, received) in counts.received.enumerated() {
      let isDue = cell.strategy == .bridge || cell.hadChance(party)
      for (index, receiver) in cell.receivers(of: party).enumerated()
      where received.indices.contains(index) {
        check(
          received[index], receiver, of: cell.parties[party].name,
          due: dues.received[party][index], isDue: isDue)
      }
    }
    return cell.strategy == .bridge ? broken + brokenPromises(bridgeDues) : broken
  }
}
