extension Observable {
  /// A stream of the elements of an asynchronous sequence, delivered in the caller's isolation domain.
  ///
  /// Each subscription iterates over the sequence in a task of its own; what several iterators of the
  /// sequence do to each other is up to the sequence. Nothing is buffered and nothing dropped: an element is
  /// asked for when the one before has been delivered. Disposal cancels the task; an error that the sequence
  /// throws ends the stream.
  ///
  /// - Parameters:
  ///   - sequence: The sequence.
  ///   - isolation: The domain: the actor of the caller.
  public init<Source: AsyncSequence>(
    _ sequence: Source, isolation: isolated any Actor = #isolation
  ) where Source.Element == Element {
    self.init(attach: { observer in
      let delivery = AsyncDelivery.start(sequence, into: observer, isolation: isolation)
      observer.subscription.own(ActionSubscription { delivery.cancel() })
    })
  }
}
