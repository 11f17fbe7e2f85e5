/// Operators that make a stream of each element.
extension ModelHistory {
  /// How the inner streams share the time.
  enum InnerPolicy: CaseIterable {
    case all
    case latest
    case first
    case one
    case two
  }

  /// Follows an inner stream for each element, which begins with the element.
  func flatMap(_ policy: InnerPolicy, _ inner: ModelHistory) -> ModelHistory {
    var inners: [ModelHistory] = []
    switch policy {
    case .all: inners = items.map { Self.begun(inner, by: $0, at: $0.time) }
    case .latest:
      for (index, item) in items.enumerated() {
        var begun = Self.begun(inner, by: item, at: item.time)
        if index + 1 < items.count, begun.end?.time != item.time {
          let next = items[index + 1].time
          begun.items.removeAll { $0.time >= next && $0.time != item.time }
          // One that is left neither fails nor is waited for.
          if begun.end.map({ $0.time >= next }) ?? true { begun.end = End(time: next) }
        }
        inners.append(begun)
      }
    case .first:
      var busyUntil: Time? = -1
      for item in items {
        guard let time = busyUntil, time <= item.time else { continue }
        let begun = Self.begun(inner, by: item, at: item.time)
        inners.append(begun)
        busyUntil = begun.end?.time
      }
    case .one, .two:
      var free: [Time] = Array(repeating: -1, count: policy == .one ? 1 : 2)
      for item in items {
        let lane = free.indices.min { free[$0] < free[$1] }!
        if free[lane] == .max { continue }
        let begun = Self.begun(inner, by: item, at: max(item.time, free[lane]))
        inners.append(begun)
        free[lane] = begun.end?.time ?? .max
      }
      // Some wait forever.
      if inners.count < items.count { inners.append(ModelHistory()) }
    }
    return Self.settle(inners, outer: end)
  }

  private static func begun(_ inner: ModelHistory, by item: Item, at time: Time) -> ModelHistory {
    inner.compactMap { $0 + item.value }.shifted(by: time)
  }

  /// Merges the inner streams; a failure of the outer stream cuts off what has not come yet.
  private static func settle(_ inners: [ModelHistory], outer: End?) -> ModelHistory {
    merge(inners + [ModelHistory(end: outer)])
  }
}
