/// The two streams that a proxy has of one message with these arguments.
@MainActor
@usableFromInline
final class TypedProxyStream<Arguments> {
  @usableFromInline let sent = PublishSubject<Arguments>()
  @usableFromInline let invoked = PublishSubject<Arguments>()

  @inlinable
  init() {}

  /// The streams for those who do not know the types.
  ///
  /// - Parameters:
  ///   - isNotification: Whether the message has no result.
  ///   - read: Reads the arguments of a call.
  /// - Returns: The same streams.
  @inlinable
  func erased(
    isNotification: Bool, reading read: @escaping @MainActor (borrowing Invocation) -> Arguments?
  ) -> ProxyStream {
    // The functions have the subjects themselves, which each message would have to look for otherwise.
    let (sent, invoked) = (sent, invoked)
    return ProxyStream(
      of: self, isNotification: isNotification,
      hasObservers: { sent.hasObservers || invoked.hasObservers },
      deliver: { invocation, moment in
        let subject = moment == .sent ? sent : invoked
        guard subject.hasObservers, let arguments = read(invocation) else { return }
        subject.onNext(arguments)
      },
      complete: {
        sent.onCompleted()
        invoked.onCompleted()
      })
  }

  @inlinable var hasObservers: Bool { sent.hasObservers || invoked.hasObservers }

  /// The stream of one moment; its first observer and its last one make `proxy` re-install itself.
  @inlinable
  func observable(_ moment: ProxyMoment, of proxy: DelegateProxy) -> Observable<Arguments> {
    let subject = moment == .sent ? sent : invoked
    return Observable.create { [weak proxy] observer in
      let isFirst = !self.hasObservers
      let subscription = subject.subscribe(
        onNext: observer.onNext, onError: observer.onError, onCompleted: observer.onCompleted)
      if isFirst { proxy?.interestChanged() }
      return Disposables.create { [weak proxy] in
        subscription.dispose()
        if !self.hasObservers { proxy?.interestChanged() }
      }
    }
  }
}
