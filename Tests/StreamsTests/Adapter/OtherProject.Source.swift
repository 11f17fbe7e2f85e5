extension OtherProject {
  /// A hot source: what happens when is fixed, and listeners are recorded.
  final class Source<Value> {
    enum Signal {
      case next(Value)
      case failed(any Error)
      case ended
    }

    /// From when to when somebody listened, as text.
    private(set) var listened: [String] = []
    private let clock: Clock
    private var listeners: [(number: Int, listener: Listener<Value>)] = []

    init(_ clock: Clock, _ signals: [(Int, Signal)]) {
      self.clock = clock
      for (time, signal) in signals { clock.at(time) { self.send(signal) } }
    }

    private func send(_ signal: Signal) {
      for (number, listener) in listeners where listeners.contains(where: { $0.number == number }) {
        switch signal {
        case .next(let value): listener.next(value)
        case .failed(let error): listener.failed(error)
        case .ended: listener.ended()
        }
      }
    }

    var stream: Stream<Value> {
      Stream { [self] listener in
        let number = listened.count
        listened.append("\(clock.time)...")
        listeners.append((number, listener))
        return { [self] in
          listeners.removeAll { $0.number == number }
          listened[number] += "\(clock.time)"
        }
      }
    }
  }

  /// Listens from 200 to 1000, and returns what came.
  static func results<Value>(_ clock: Clock, _ stream: @escaping () -> Stream<Value>) -> [String] {
    var (results, stop): ([String], (() -> Void)?) = ([], nil)
    clock.at(200) {
      stop = stream().listen(
        Listener(
          next: { results.append("\(clock.time) \($0)") },
          failed: { results.append("\(clock.time) failed \($0)") },
          ended: { results.append("\(clock.time) ended") }))
    }
    clock.at(1_000) { stop?() }
    clock.run()
    return results
  }
}
