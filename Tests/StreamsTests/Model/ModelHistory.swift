import Streams

/// What a stream does after a subscription, as plain data: the reference that operators are held against.
///
/// Operators on it are written for clarity: whole sequences in, whole sequences out.
struct ModelHistory: Equatable {
  /// When something happens after the subscription; what happens at zero is synchronous.
  typealias Time = Int

  struct Item: Equatable {
    var time: Time
    var value: Int
  }

  struct End: Equatable {
    var time: Time
    var isFailure = false
  }

  var items: [Item] = []
  /// How it ends; `nil` for a stream that goes on forever.
  var end: End?

  static func just(_ value: Int) -> ModelHistory {
    ModelHistory(items: [Item(time: 0, value: value)], end: End(time: 0))
  }

  /// Elements and the end in one list; the end has no value.
  var events: [(time: Time, value: Int?)] {
    items.map { ($0.time, $0.value) } + (end.map { [($0.time, nil)] } ?? [])
  }

  /// The same, subscribed to later.
  func shifted(by time: Time) -> ModelHistory {
    ModelHistory(
      items: items.map { Item(time: $0.time + time, value: $0.value) },
      end: end.map { End(time: $0.time + time, isFailure: $0.isFailure) })
  }

  /// What is left when the observer leaves at a moment at which nothing happens.
  func cut(at time: Time) -> ModelHistory {
    ModelHistory(
      items: items.filter { $0.time < time },
      end: end.flatMap { $0.time < time ? $0 : nil })
  }

  /// This until its end, then another one, subscribed to then.
  func followed(by other: ModelHistory, where isQualified: (End) -> Bool) -> ModelHistory {
    guard let end, isQualified(end) else { return self }
    let rest = other.shifted(by: end.time)
    return ModelHistory(items: items + rest.items, end: rest.end)
  }

  enum Signal: Equatable {
    case next(Int)
    case failed
    case completed
  }

  /// The result of a machine that takes the events of several streams, by time and then by position.
  ///
  /// It calls `emit` with results, and `finish` when the result ends.
  static func interleave(
    _ sources: [ModelHistory],
    step: (
      _ time: Time, _ source: Int, _ event: Signal, _ emit: (Int) -> Void,
      _ finish: (_ isFailure: Bool) -> Void
    ) -> Void
  ) -> ModelHistory {
    var pending: [(time: Time, source: Int, order: Int, event: Signal)] = []
    for (index, source) in sources.enumerated() {
      for item in source.items {
        pending.append((item.time, index, pending.count, .next(item.value)))
      }
      if let end = source.end {
        pending.append((end.time, index, pending.count, end.isFailure ? .failed : .completed))
      }
    }
    pending.sort { ($0.time, $0.source, $0.order) < ($1.time, $1.source, $1.order) }
    var result = ModelHistory()
    for (time, source, _, event) in pending where result.end == nil {
      step(
        time, source, event,
        { if result.end == nil { result.items.append(Item(time: time, value: $0)) } },
        { if result.end == nil { result.end = End(time: time, isFailure: $0) } })
    }
    return result
  }
}
