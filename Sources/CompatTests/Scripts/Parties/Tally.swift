/// Who counted the send that is under way, in order of the first call.
@MainActor
final class Tally {
  private(set) var counts: [(name: String, count: Int)] = []

  /// Learns of every count as it happens.
  var onCount: ((String) -> Void)?

  func count(_ name: String) {
    onCount?(name)
    if let index = counts.firstIndex(where: { $0.name == name }) {
      counts[index].count += 1
    } else {
      counts.append((name, 1))
    }
  }

  /// Forgets everything and returns what was counted, as recordings write it.
  func drain() -> String {
    defer { counts = [] }
    return counts.isEmpty
      ? "-" : counts.map { "\($0.name):\($0.count)" }.joined(separator: " ")
  }
}
