/// Carries the elements of an asynchronous sequence to an observer.
enum AsyncDelivery {
  /// How many elements come in a row before others get a turn in the domain.
  private static var burst: Int { 64 }

  /// Starts a task that sends the sequence to `target` in the domain of `isolation`.
  ///
  /// The observer gets nothing more once the task is cancelled, and is released in its domain, because the
  /// task's closure is isolated to it.
  static func start<Source: AsyncSequence, Target: ObserverType<Source.Element>>(
    _ source: Source, into target: Target, isolation: isolated any Actor
  ) -> Task<Void, Never> {
    Task {
      // A closure is isolated to the parameter only if it captures it.
      _ = isolation
      do {
        var delivered = 0
        for try await element in source {
          if Task.isCancelled { return }
          target.onNext(element)
          // A source that is never at a loss for elements must not keep everybody else from running.
          delivered &+= 1
          if delivered % burst == 0 { await Task.yield() }
          // Left at once, so that nothing is pulled that nobody wants.
          if Task.isCancelled { return }
        }
        if !Task.isCancelled { target.onCompleted() }
      } catch {
        if !Task.isCancelled { target.onError(error) }
      }
    }
  }
}
