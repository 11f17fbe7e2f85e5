extension ObservableType {
  /// Sends every event of the stream to an observer: a ``Binder``, a ``ControlProperty``, a subject, an
  /// ``Inlet``.
  ///
  /// - Parameter observer: Takes the events.
  /// - Returns: The handle that ends the binding.
  @inlinable
  public func bind<Target: ObserverType<Element>>(to observer: Target) -> any Disposable {
    subscribe(observer)
  }

  /// Sends every event of the stream to several observers, in their order.
  ///
  /// The stream is subscribed to once.
  ///
  /// - Parameters:
  ///   - first: Takes each event before the others.
  ///   - others: Take each event in turn.
  /// - Returns: The handle that ends the binding.
  @inlinable
  public func bind<Target: ObserverType<Element>>(
    to first: Target, _ others: Target...
  ) -> any Disposable {
    let targets = [first] + others
    return subscribe(
      onNext: { for target in targets { target.onNext($0) } },
      onError: { for target in targets { target.onError($0) } },
      onCompleted: { for target in targets { target.onCompleted() } })
  }

  /// Sends every event of the stream to an observer of optional elements.
  ///
  /// - Parameter observer: Takes the events.
  /// - Returns: The handle that ends the binding.
  @inlinable
  public func bind<Target: ObserverType<Element?>>(to observer: Target) -> any Disposable {
    subscribe(
      onNext: { observer.onNext($0) }, onError: { observer.onError($0) },
      onCompleted: { observer.onCompleted() })
  }

  /// Sends the elements of a stream that cannot fail to a relay.
  ///
  /// A failure is reported as a ``Violation``; the end has no effect.
  ///
  /// - Parameter relay: Takes the elements.
  /// - Returns: The handle that ends the binding.
  public func bind<Relay: RelayType<Element>>(to relay: Relay) -> any Disposable {
    subscribe(
      onNext: { relay.accept($0) },
      onError: { Violation.boundFailure($0, to: String(describing: Relay.self)).report() })
  }

  /// Hands the stream to a function that makes a binding of it.
  ///
  /// - Parameter binder: The function.
  /// - Returns: What the function returns.
  @inlinable
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Hands the stream to a function that makes a binding of it and of one thing more.
  ///
  /// ```swift
  /// model.posts.bind(to: list.rx.rows) { post in Cell(title: post.title) }
  /// ```
  ///
  /// - Parameters:
  ///   - binder: The function.
  ///   - argument: What the function needs besides the stream.
  /// - Returns: What the function returns.
  @inlinable
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, _ argument: Argument
  ) -> Result {
    binder(self)(argument)
  }

  /// Hands the elements of a stream that cannot fail to a closure.
  ///
  /// A failure is reported as a ``Violation``.
  ///
  /// - Parameter onNext: Takes each element.
  /// - Returns: The handle that ends the binding.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(
      onNext: onNext, onError: { Violation.boundFailure($0, to: "bind(onNext:)").report() })
  }

  /// Writes the elements of a stream that cannot fail to a property of an object.
  ///
  /// The object is not kept alive unless `retainsTarget` asks for it; a target that owns the handle must
  /// not be retained, or neither is ever released. A failure is reported as a ``Violation``.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - target: The object.
  ///   - retainsTarget: Whether the binding keeps the object alive until it ends.
  /// - Returns: The handle that ends the binding.
  public func assign<Target: AnyObject>(
    to property: ReferenceWritableKeyPath<Target, Element>, on target: Target,
    retainsTarget: Bool = false
  ) -> any Disposable {
    let binder = Binder<Element>(target) { target, element in target[keyPath: property] = element }
    guard retainsTarget else { return bind(to: binder) }
    return subscribe(
      onNext: { binder.onNext($0) }, onError: { binder.onError($0) },
      onDisposed: { withExtendedLifetime(target) {} })
  }
}
