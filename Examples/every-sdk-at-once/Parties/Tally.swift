/// How often each event was heard of.
@MainActor
final class Tally {
  private var counts: [Event: Int] = [:]

  func note(_ event: Event, times: Int = 1) { counts[event, default: 0] += times }

  subscript(event: Event) -> Int { counts[event, default: 0] }
}
