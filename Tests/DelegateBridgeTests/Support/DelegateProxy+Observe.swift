import Streams

extension DelegateProxy {
  /// Tells `note` of each message of `kind`, before and after the forward delegate gets it.
  func observe(_ kind: MessageKind, _ note: @escaping (String, Int) -> Void) -> [any Disposable] {
    let moments = [("sent", sentRows(of: kind)), ("invoked", invokedRows(of: kind))]
    return moments.map { moment, rows in rows.subscribe(onNext: { note(moment, $0) }) }
  }

  private func sentRows(of kind: MessageKind) -> Observable<Int> {
    switch kind {
    case .required: sent(SlotHost.didSelect).map(\.1)
    case .optional: sent(SlotHost.didScroll).map(\.1)
    case .decision: sent(SlotHost.decide).map(\.1)
    case .undeclared: sent(SlotHost.didShake).map(\.1)
    case .valued: sent(SlotHost.height).map(\.1)
    }
  }

  private func invokedRows(of kind: MessageKind) -> Observable<Int> {
    switch kind {
    case .required: invoked(SlotHost.didSelect).map(\.1)
    case .optional: invoked(SlotHost.didScroll).map(\.1)
    case .decision: invoked(SlotHost.decide).map(\.1)
    case .undeclared: invoked(SlotHost.didShake).map(\.1)
    case .valued: invoked(SlotHost.height).map(\.1)
    }
  }
}
