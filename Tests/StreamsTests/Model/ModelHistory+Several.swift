/// Operators with several sources.
extension ModelHistory {
  static func merge(_ sources: [ModelHistory]) -> ModelHistory {
    var live = sources.count
    return interleave(sources) { _, _, event, emit, finish in
      switch event {
      case .next(let value): emit(value)
      case .failed: finish(true)
      case .completed:
        live -= 1
        if live == 0 { finish(false) }
      }
    }
  }

  func combineLatest(_ other: ModelHistory) -> ModelHistory {
    var latest: [Int?] = [nil, nil]
    var live = 2
    return Self.interleave([self, other]) { _, source, event, emit, finish in
      switch event {
      case .next(let value):
        latest[source] = value
        if let a = latest[0], let b = latest[1] { emit(a * 3 + b) }
      case .failed: finish(true)
      case .completed:
        live -= 1
        if live == 0 || latest[source] == nil { finish(false) }
      }
    }
  }

  func zip(_ other: ModelHistory) -> ModelHistory {
    var queues: [[Int]] = [[], []]
    var ended = [false, false]
    return Self.interleave([self, other]) { _, source, event, emit, finish in
      switch event {
      case .next(let value):
        queues[source].append(value)
        if !queues[0].isEmpty, !queues[1].isEmpty {
          emit(queues[0].removeFirst() * 3 + queues[1].removeFirst())
        }
      case .failed: finish(true)
      case .completed: ended[source] = true
      }
      if (0..<2).contains(where: { ended[$0] && queues[$0].isEmpty }) { finish(false) }
    }
  }

  func withLatestFrom(_ other: ModelHistory) -> ModelHistory {
    var latest: Int?
    return Self.interleave([other, self]) { _, source, event, emit, finish in
      switch (source, event) {
      case (_, .failed): finish(true)
      case (0, .next(let value)): latest = value
      case (1, .next(let value)): if let latest { emit(value * 3 + latest) }
      case (1, .completed): finish(false)
      default: break
      }
    }
  }

  func take(until other: ModelHistory) -> ModelHistory {
    Self.interleave([other, self]) { _, source, event, emit, finish in
      switch (source, event) {
      case (_, .failed): finish(true)
      case (0, .next): finish(false)
      case (1, .next(let value)): emit(value)
      case (1, .completed): finish(false)
      default: break
      }
    }
  }

  func skip(until other: ModelHistory) -> ModelHistory {
    var isOpen = false
    return Self.interleave([other.take(1), self]) { _, source, event, emit, finish in
      switch (source, event) {
      case (_, .failed): finish(true)
      case (0, .next): isOpen = true
      case (1, .next(let value)): if isOpen { emit(value) }
      case (1, .completed): finish(false)
      default: break
      }
    }
  }

  func sample(_ sampler: ModelHistory) -> ModelHistory {
    var (pending, hasEnded): (Int?, Bool) = (nil, false)
    return Self.interleave([self, sampler]) { _, source, event, emit, finish in
      switch (source, event) {
      case (_, .failed): finish(true)
      case (0, .next(let value)): pending = value
      case (0, _): hasEnded = true
      default:
        if let value = pending { emit(value) }
        pending = nil
        if hasEnded || event == .completed { finish(false) }
      }
    }
  }

  func amb(_ other: ModelHistory) -> ModelHistory {
    let (mine, others) = (events.first?.time ?? .max, other.events.first?.time ?? .max)
    return mine <= others ? self : other
  }

  func sequenceEqual(_ other: ModelHistory) -> ModelHistory {
    var values: [[Int]] = [[], []]
    var ended = [false, false]
    return Self.interleave([self, other]) { _, source, event, emit, finish in
      switch event {
      case .next(let value): values[source].append(value)
      case .failed: return finish(true)
      case .completed: ended[source] = true
      }
      let common = min(values[0].count, values[1].count)
      let differs =
        values[0].prefix(common) != values[1].prefix(common)
        || (0..<2).contains { ended[$0] && values[1 - $0].count > values[$0].count }
      if differs || ended == [true, true] {
        emit(differs ? 0 : 1)
        finish(false)
      }
    }
  }
}
