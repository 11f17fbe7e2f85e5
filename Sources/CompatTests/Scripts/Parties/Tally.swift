/// Who counted the send that is under way, in order of the first call.
@MainActor
final class Tally {
  private(set) var counts: [(name: String, count: Int)] = []

  /// Everybody who counted, each as often as it did.
  private(set) var log: [String] = []

  private var interruption: (count: Int, action: () -> Void)?

  /// Learns of every count as it happens.
  var onCount: ((String) -> Void)?

  func count(_ name: String) {
    onCount?(name)
    log.append(name)
    if let index = counts.firstIndex(where: { $0.name == name }) {
      counts[index].count += 1
    } else {
      counts.append((name, 1))
    }
    guard let interruption, log.count == interruption.count else { return }
    self.interruption = nil
    interruption.action()
  }

  /// Runs `action` once, right after the next send has been counted `count` times.
  func interrupt(after count: Int, _ action: @escaping () -> Void) {
    interruption = (count, action)
  }

  /// Forgets everything and returns what was counted, as recordings write it.
  func drain() -> String {
    defer {
      counts = []
      log = []
      interruption = nil
    }
    return counts.isEmpty
      ? "-" : counts.map { "\($0.name):\($0.count)" }.joined(separator: " ")
  }
}
