import Streams

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
