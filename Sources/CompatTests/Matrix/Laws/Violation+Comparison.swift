import Streams

extension Array where Element == Violation {
  /// Each kind of violation once for the same parties, as it came first.
  func distinct() -> [Violation] {
    var seen: Set<[String]> = []
    return filter { seen.insert([$0.kind.rawValue] + Set($0.parties).sorted()).inserted }
  }

  /// What there was up to the moment at which the process would have died: of a full stack, or of a
  /// dead object.
  func upToDeath() -> [Violation] {
    guard let end = firstIndex(where: \.isFatal) else { return self }
    return Array(self[...end])
  }

  /// Whether these are the violations that were predicted: the same kinds in the same order, each with
  /// the predicted parties named.
  func match(_ predicted: [Violation]) -> Bool {
    elementsEqual(predicted) { actual, predicted in
      actual.kind == predicted.kind && Set(predicted.parties).isSubset(of: actual.parties)
    }
  }
}

extension Violation {
  /// Whether a process does not live on after this.
  var isFatal: Bool { kind == .forwardingCycle || kind == .danglingDelegate }
}
