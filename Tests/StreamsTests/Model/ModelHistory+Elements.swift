/// Operators that look at one element after the other.
extension ModelHistory {
  func compactMap(_ transform: (Int) -> Int?) -> ModelHistory {
    ModelHistory(
      items: items.compactMap { item in
        transform(item.value).map { Item(time: item.time, value: $0) }
      }, end: end)
  }

  func scan(_ seed: Int) -> ModelHistory {
    var sum = seed
    return compactMap {
      sum += $0
      return sum
    }
  }

  func distinct() -> ModelHistory {
    var last: Int?
    return compactMap { value in
      defer { last = value }
      return value == last ? nil : value
    }
  }

  func pairwise() -> ModelHistory {
    var last: Int?
    return compactMap { value in
      defer { last = value }
      return last.map { $0 * 10 + value }
    }
  }

  func take(_ count: Int) -> ModelHistory {
    if count == 0 { return ModelHistory(end: End(time: 0)) }
    if items.count < count { return self }
    return ModelHistory(
      items: Array(items.prefix(count)), end: End(time: items[count - 1].time))
  }

  func skip(_ count: Int) -> ModelHistory {
    ModelHistory(items: Array(items.dropFirst(count)), end: end)
  }

  func take(while isIncluded: (Int) -> Bool) -> ModelHistory {
    guard let index = items.firstIndex(where: { !isIncluded($0.value) }) else { return self }
    return ModelHistory(items: Array(items[..<index]), end: End(time: items[index].time))
  }

  func skip(while isExcluded: (Int) -> Bool) -> ModelHistory {
    ModelHistory(items: Array(items.drop { isExcluded($0.value) }), end: end)
  }

  /// The results that a function of all elements gives at the regular end.
  func atEnd(_ results: ([Int]) -> [Int]) -> ModelHistory {
    guard let end, !end.isFailure else { return ModelHistory(end: end) }
    let values = results(items.map(\.value))
    return ModelHistory(items: values.map { Item(time: end.time, value: $0) }, end: end)
  }

  func contains(where predicate: (Int) -> Bool) -> ModelHistory {
    if let item = items.first(where: { predicate($0.value) }) {
      return ModelHistory(items: [Item(time: item.time, value: 1)], end: End(time: item.time))
    }
    return ModelHistory(end: end).atEnd { _ in [0] }
  }

  func element(at index: Int) -> ModelHistory {
    if index < items.count { return skip(index).take(1) }
    return ModelHistory(end: end.map { End(time: $0.time, isFailure: true) })
  }

  func ifEmpty(_ value: Int) -> ModelHistory { items.isEmpty ? atEnd { _ in [value] } : self }

  func startWith(_ value: Int) -> ModelHistory {
    ModelHistory(items: [Item(time: 0, value: value)] + items, end: end)
  }

  /// Sums of a number of elements.
  func sums(of count: Int) -> ModelHistory {
    var (sum, size) = (0, 0)
    return Self.interleave([self]) { _, _, event, emit, finish in
      switch event {
      case .next(let value):
        (sum, size) = (sum + value, size + 1)
        if size == count {
          emit(sum)
          (sum, size) = (0, 0)
        }
      case .failed: finish(true)
      case .completed:
        if size > 0 { emit(sum) }
        finish(false)
      }
    }
  }
}
