extension ObservableType {
  /// Emits the latest element whenever another stream emits, if there is a new one.
  ///
  /// What is pending when the sampler ends is emitted, and the result ends with it, since nothing can
  /// follow. After the end of the source the result ends with the next signal of the sampler.
  ///
  /// - Parameter sampler: The stream that sets the pace; its failure fails the stream.
  /// - Returns: The samples.
  @inlinable
  public func sample<Sampler: ObservableType>(_ sampler: Sampler) -> Observable<Element> {
    let (source, sampler) = (asObservable(), sampler.asObservable())
    return Observable { observer in
      let pending = Cell<Element?>(nil)
      let emit = { if let element = pending.value.take() { observer.onNext(element) } }
      let side = StageSubscription(observer.subscription) { failure in
        if failure == nil { emit() }
        observer.subscription.end(failure)
      }
      let main = StageSubscription(observer.subscription) { failure in
        if let failure { observer.onError(failure) }
      }
      source.attach(Observer(main) { pending.value = $0 })
      if observer.isDisposed { return }
      sampler.attach(
        Observer(side) { _ in
          emit()
          if main.isStopped { observer.onCompleted() }
        })
    }
  }
}
