extension Reactive where Base: HasDelegate {
  /// The reactive proxy in the `delegate` slot; it is put there if it is not there yet.
  @MainActor
  public var delegate: DelegateProxy { .proxy(for: base, in: Base.delegateSlot) }

  /// Makes `delegate` the forward delegate of the proxy, for a delegate that is to live beside streams.
  ///
  /// - Parameter delegate: The object, which is not kept alive.
  /// - Returns: A handle that takes the delegate back.
  @MainActor
  public func setDelegate(_ delegate: AnyObject) -> any Disposable {
    DelegateProxy.installForwardDelegate(
      delegate, retainDelegate: false, onProxyFor: base, in: Base.delegateSlot)
  }

  /// A stream of the arguments of `message`, each before the delegate gets it.
  ///
  /// - Returns: A stream that completes when the host dies.
  @MainActor
  @inlinable
  @inline(never)
  public func sent<Result, each Argument>(
    _ message: Message<Result, repeat each Argument>
  ) -> Observable<(repeat each Argument)> {
    delegate.sent(message)
  }

  /// A stream of the arguments of `message`, each after the delegate got it.
  ///
  /// - Returns: A stream that completes when the host dies.
  @MainActor
  @inlinable
  @inline(never)
  public func invoked<Result, each Argument>(
    _ message: Message<Result, repeat each Argument>
  ) -> Observable<(repeat each Argument)> {
    delegate.invoked(message)
  }
}

extension Reactive where Base: HasDataSource {
  /// The reactive proxy in the `dataSource` slot; it is put there if it is not there yet.
  @MainActor
  public var dataSource: DelegateProxy { .proxy(for: base, in: Base.dataSourceSlot) }
}
