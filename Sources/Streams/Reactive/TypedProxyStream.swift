/// The two streams that a proxy has of one message with these arguments.
@MainActor
@usableFromInline
final class TypedProxyStream<Result, each Argument> {
  @usableFromInline let message: Message<Result, repeat each Argument>
  @usableFromInline let sent = PublishSubject<(repeat each Argument)>()
  @usableFromInline let invoked = PublishSubject<(repeat each Argument)>()

  @inlinable
  init(_ message: Message<Result, repeat each Argument>) {
    self.message = message
  }

  @inlinable
  @inline(never)
  func erased() -> ProxyStream {
    ProxyStream(
      of: self, isNotification: message.isNotification, hasObservers: { self.hasObservers },
      deliver: { invocation, moment in
        let subject = self.subject(moment)
        guard subject.hasObservers, let arguments = invocation.arguments(of: self.message) else {
          return
        }
        subject.onNext(arguments)
      },
      complete: {
        self.sent.onCompleted()
        self.invoked.onCompleted()
      })
  }

  @inlinable var hasObservers: Bool { sent.hasObservers || invoked.hasObservers }

  /// The stream of one moment; its first observer and its last one make `proxy` re-install itself.
  @inlinable
  @inline(never)
  func observable(
    _ moment: ProxyMoment, of proxy: DelegateProxy
  ) -> Observable<(repeat each Argument)> {
    let subject = subject(moment)
    return Observable.create { [weak proxy] observer in
      let isFirst = !self.hasObservers
      let subscription = subject.subscribe(
        onNext: observer.onNext, onError: observer.onError, onCompleted: observer.onCompleted)
      if isFirst { proxy?.reset() }
      return Disposables.create { [weak proxy] in
        subscription.dispose()
        if !self.hasObservers { proxy?.reset() }
      }
    }
  }

  @inlinable
  func subject(_ moment: ProxyMoment) -> PublishSubject<(repeat each Argument)> {
    switch moment {
    case .sent: sent
    case .invoked: invoked
    }
  }
}
