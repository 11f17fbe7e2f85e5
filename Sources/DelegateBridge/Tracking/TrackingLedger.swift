import Streams

/// What a tracking library has counted.
@MainActor
final class TrackingLedger {
  /// One for each message that is recorded.
  let entries: [Entry]

  let records = PublishSubject<TrackingRecord>()

  init(of messages: [any AnyMessage]) {
    let records = records
    entries = messages.map { Entry(of: $0, tellingOf: records) }
  }

  func count(of message: Selector) -> Int {
    entries.lazy.filter { $0.message.selector == message }.map(\.count).reduce(0, +)
  }

  /// The count of one message, over all hosts.
  @MainActor
  final class Entry {
    let message: any AnyMessage
    @safe @exclusivity(unchecked) private(set) var count = 0
    private let selector: Selector
    private let records: PublishSubject<TrackingRecord>

    init(of message: any AnyMessage, tellingOf records: PublishSubject<TrackingRecord>) {
      self.message = message
      selector = message.selector
      self.records = records
    }

    func note(_ proxy: TrackingProxy) {
      count += 1
      if records.hasObservers {
        records.onNext(TrackingRecord(message: selector, proxy: proxy.partyName))
      }
    }
  }
}
