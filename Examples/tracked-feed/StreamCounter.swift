import AppModel
import Streams

/// Counts what comes out of the streams of a feed.
@MainActor
final class StreamCounter {
  private(set) var counts = Counts { _ in 0 }
  private let bag = DisposeBag()

  init(_ model: FeedViewModel) {
    Observable.merge(
      model.opened.map { _ in FeedEvent.opened }, model.shown.map { _ in FeedEvent.shown },
      model.position.map { _ in FeedEvent.scrolled }
    )
    .subscribe(onNext: { [unowned self] in counts[$0, default: 0] += 1 })
    .disposed(by: bag)
  }
}
