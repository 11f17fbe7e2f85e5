import Streams

extension History {
  /// Subscribes, and waits for the end of the subscription.
  @MainActor
  func follow(_ source: some ObservableType<Element>) async {
    await withCheckedContinuation { ended in
      afterEach = { [unowned self] _ in if lines.last == "disposed" { ended.resume() } }
      subscribe(to: source, into: SerialDisposable())
    }
  }
}
