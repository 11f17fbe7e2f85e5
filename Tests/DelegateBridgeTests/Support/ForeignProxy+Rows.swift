import CompatTests
import Streams

extension ForeignProxy {
  /// The rows of the messages of `kind`, which has to be one without a result.
  func rows(of kind: MessageKind) -> Observable<Int> {
    switch kind {
    case .required: events(of: SlotHost.didSelect).map(\.1)
    case .optional: events(of: SlotHost.didScroll).map(\.1)
    case .decision: events(of: SlotHost.decide).map(\.1)
    case .undeclared: events(of: SlotHost.didShake).map(\.1)
    case .valued: Observable.never()
    }
  }
}
