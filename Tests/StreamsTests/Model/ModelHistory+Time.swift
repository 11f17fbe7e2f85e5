/// Operators that measure time.
extension ModelHistory {
  func delay(_ duration: Time) -> ModelHistory {
    let late = shifted(by: duration)
    guard let end, end.isFailure else { return late }
    return ModelHistory(items: late.items.filter { $0.time < end.time }, end: end)
  }

  func debounce(_ duration: Time) -> ModelHistory {
    var result = ModelHistory(end: end)
    for (item, next) in Swift.zip(items, events.dropFirst()) + lastWithoutSuccessor {
      if item.time + duration < next.time {
        result.items.append(Item(time: item.time + duration, value: item.value))
      } else if next.value == nil, next.time != .max, end?.isFailure == false {
        result.items.append(Item(time: next.time, value: item.value))
      }
    }
    return result
  }

  private var lastWithoutSuccessor: [(Item, (time: Time, value: Int?))] {
    guard end == nil, let last = items.last else { return [] }
    return [(last, (.max, nil))]
  }

  func throttle(_ duration: Time, latest: Bool) -> ModelHistory {
    var result = ModelHistory(end: end)
    var (lastSent, held): (Time?, Int?) = (nil, nil)
    func release(until time: Time) {
      guard let sent = lastSent, let value = held, sent + duration < time else { return }
      result.items.append(Item(time: sent + duration, value: value))
      (lastSent, held) = (sent + duration, nil)
    }
    for item in items {
      release(until: item.time)
      if let sent = lastSent, item.time < sent + duration {
        if latest { held = item.value }
      } else {
        result.items.append(item)
        lastSent = item.time
      }
    }
    release(until: end?.time ?? .max)
    if let held, let end, !end.isFailure {
      result.items.append(Item(time: end.time, value: held))
    }
    return result
  }

  func timeout(_ duration: Time) -> ModelHistory {
    var last = 0
    for (index, event) in events.enumerated() {
      if event.time > last + duration {
        return ModelHistory(
          items: Array(items.prefix(index)), end: End(time: last + duration, isFailure: true))
      }
      last = event.time
    }
    return end == nil
      ? ModelHistory(items: items, end: End(time: last + duration, isFailure: true)) : self
  }

  /// Sums of what comes in a span of time, or of a number of elements; needs a stream that ends.
  func sums(in duration: Time, atMost count: Int) -> ModelHistory {
    var result = ModelHistory(end: end)
    var (deadline, sum, size) = (duration, 0, 0)
    func emit(at time: Time) {
      result.items.append(Item(time: time, value: sum))
      (deadline, sum, size) = (time + duration, 0, 0)
    }
    for event in events {
      while deadline < event.time { emit(at: deadline) }
      if let value = event.value {
        (sum, size) = (sum + value, size + 1)
        if size == count { emit(at: event.time) }
      } else if end?.isFailure == false {
        emit(at: event.time)
      }
    }
    return result
  }
}
