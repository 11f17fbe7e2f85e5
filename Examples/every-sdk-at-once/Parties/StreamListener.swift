import AppModel
import CompatTests
import Streams

/// Somebody who listens to the streams of a reactive library.
@MainActor
final class StreamListener {
  let tally = Tally()
  private let bag = DisposeBag()

  init(_ party: Party, to view: CollectionView) {
    for event in party.interests {
      events(event, of: party, on: view)?
        .subscribe(onNext: { [tally] in tally.note(event) })
        .disposed(by: bag)
    }
  }

  private func events(
    _ event: Event, of party: Party, on view: CollectionView
  ) -> Observable<Void>? {
    switch event {
    case .opened: stream(of: CollectionView.didSelectItem, party, view)
    case .shown: stream(of: CollectionView.willDisplayItem, party, view)
    case .scrolled: stream(of: ScrollView.didScroll, party, view)
    case .refreshed, .doubleTapped: nil
    }
  }

  private func stream<each Argument>(
    of message: Message<Void, repeat each Argument>, _ party: Party, _ view: CollectionView
  ) -> Observable<Void> {
    switch party {
    case .forwardee:
      ForeignLibrary.forwardee.proxy(for: view).events(of: message).map { _ in }
    case .publisher:
      ForeignLibrary.publisher.proxy(for: view).events(of: message).map { _ in }
    default: view.rx.sent(message).map { _ in }
    }
  }
}
