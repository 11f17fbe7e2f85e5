import Streams

/// A device that reports on a thread of its own.
final class Sensor: Sendable {
  private let handler = Locked<(@Sendable (Double) -> Void)?>(nil)

  var onReading: (@Sendable (Double) -> Void)? {
    get { handler.withLock { $0 } }
    set { handler.withLock { $0 = newValue } }
  }
}

@MainActor
final class Thermometer {
  let readings = PublishSubject<Double>()

  init(_ sensor: Sensor) {
    let inlet = Inlet(into: readings, bufferingPolicy: .bufferingNewest(1))
    sensor.onReading = { inlet.push($0) }  // on a thread of the sensor's
  }
}

struct Progress {
  let percent: Int
}

/// Work that reports from a task of its own.
final class Transfer: Sendable {
  private let task: Task<Void, Never>

  init(_ address: String, reporting inlet: Inlet<Progress>) {
    task = Task.detached {
      for percent in [50, 100] { inlet.push(Progress(percent: percent)) }
      inlet.finish()
    }
  }

  func cancel() { task.cancel() }
}

@MainActor
func download(_ address: String) -> Observable<Progress> {
  .create { observer in
    let transfer = Transfer(address, reporting: Inlet(into: observer))
    return Disposables.create { transfer.cancel() }
  }
}

extension GuideCode {
  final class SearchModel {
    let query = ReplaySubject<String>.createUnbounded()
  }

  actor SearchIndex {
    private(set) var queries: [String] = []

    func look(up query: String) { queries.append(query) }
  }

  static func search(_ model: SearchModel, _ index: SearchIndex) async throws {
    for try await query in model.query.values { await index.look(up: query) }
  }
}
