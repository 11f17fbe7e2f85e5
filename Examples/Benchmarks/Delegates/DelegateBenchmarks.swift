import DelegateBridge
import Streams

/// What a message costs on its way from a host to its delegate.
enum DelegateBenchmarks {
  static let all =
    [weakCall, tableReceiver, plainReceiver, unbridgedTracker, tracker]
    + [
      trackerReactive(OwnFeed<Unobserved>.self, observers: 0),
      trackerReactive(OwnFeed<Observed>.self, observers: 1),
      trackerReactive(OwnFeed<Counted>.self, counted: true, observers: 0),
      trackerReactive(OwnFeed<CountedObserved>.self, counted: true, observers: 1),
    ] + passive

  private enum Called {}
  private enum Table {}
  private enum Plain {}
  private enum Unbridged {}
  private enum Tracked {}
  private enum Unobserved {}
  private enum Observed {}
  private enum Counted {}
  private enum CountedObserved {}
  private enum OneLink {}
  private enum TwoLinks {}
  private enum FourLinks {}
  private enum EightLinks {}

  static let weakCall = Benchmark(
    "delegates/weak-call", lowerBound: "reading the weak reference"
  ) {
    weakCalls()
  } byHand: {
    let (host, receiver, sink) = (HandWrittenFeed(), PlainReceiver(), Sink())
    host.delegate = receiver
    return { iterations in
      for row in 0..<iterations where host.delegate != nil { sink.total &+= row }
      withExtendedLifetime(receiver) {}
    }
  }

  static let tableReceiver = Benchmark(
    "delegates/table-receiver", lowerBound: "a call of a weak delegate"
  ) {
    sending(from: OwnFeed<Table>(), to: TableReceiver())
  } byHand: {
    weakCalls()
  }

  static let plainReceiver = Benchmark(
    "delegates/plain-receiver", lowerBound: "a call of a weak delegate"
  ) {
    sending(from: OwnFeed<Plain>(), to: PlainReceiver())
  } byHand: {
    weakCalls()
  }

  static let unbridgedTracker = Benchmark(
    "delegates/unbridged-tracker", lowerBound: "a call of a weak delegate"
  ) {
    once(OwnFeed<Unbridged>.self) { TrackingHook.install(on: $0, recording: [Feed.didSelect]) }
    return sending(from: OwnFeed<Unbridged>(), to: TableReceiver())
  } byHand: {
    weakCalls()
  }

  static let tracker = Benchmark(
    "delegates/tracker", lowerBound: "a call of a weak delegate"
  ) {
    once(OwnFeed<Tracked>.self) {
      DelegateBridge.install(on: $0)
      return TrackingHook.install(on: $0, recording: [Feed.didSelect])
    }
    return sending(from: OwnFeed<Tracked>(), to: TableReceiver())
  } byHand: {
    weakCalls()
  }

  /// A message through a tracker and a reactive proxy: one that the tracker has no interest in, or one
  /// that it counts, which it does in its own method.
  private static func trackerReactive(
    _ type: Feed.Type, counted: Bool = false, observers: Int
  ) -> Benchmark {
    Benchmark(
      "delegates/\(counted ? "counting-" : "")tracker-reactive-\(observers)",
      lowerBound: "a call of a weak delegate"
    ) {
      once(type) {
        DelegateBridge.install(on: $0)
        return TrackingHook.install(
          on: $0, recording: [counted ? Feed.didSelect : Feed.didDeselect])
      }
      let (feed, sink) = (type.init(), Sink())
      _ = feed.rx.delegate
      for _ in 0..<observers {
        _ = feed.rx.sent(Feed.didSelect).subscribe { sink.total &+= $0.1 }
      }
      return sending(from: feed, to: TableReceiver())
    } byHand: {
      weakCalls()
    }
  }

  /// The same for any number of links, if those that do nothing with a message are left out.
  static let passive = [
    (1, OwnFeed<OneLink>.self), (2, OwnFeed<TwoLinks>.self), (4, OwnFeed<FourLinks>.self),
    (8, OwnFeed<EightLinks>.self),
  ].map { (count: Int, type: Feed.Type) in
    Benchmark("delegates/passive-\(count)", lowerBound: "a call of a weak delegate") {
      once(type) {
        let bridge = DelegateBridge.install(on: $0)
        return (0..<count).map { _ in bridge.add { _ in PassiveLink() } }
      }
      return sending(from: type.init(), to: TableReceiver())
    } byHand: {
      weakCalls()
    }
  }

  @MainActor private static var prepared: [ObjectIdentifier: Any] = [:]

  /// Installs parties on a class of feeds, unless a preparation before this one has: they stay.
  @MainActor
  private static func once(_ type: Feed.Type, _ install: (Feed.Type) -> Any) {
    if prepared[ObjectIdentifier(type)] == nil {
      prepared[ObjectIdentifier(type)] = install(type)
    }
  }

  @MainActor
  private static func sending(from feed: Feed, to receiver: AnyObject) -> Benchmark.Body {
    feed.delegate = receiver
    return { iterations in
      for row in 0..<iterations { feed.select(row) }
      // The slot does not keep it.
      withExtendedLifetime(receiver) {}
    }
  }

  @MainActor
  private static func weakCalls() -> Benchmark.Body {
    let (feed, host, receiver) = (OwnFeed<Called>(), HandWrittenFeed(), PlainReceiver())
    host.delegate = receiver
    return { iterations in
      for row in 0..<iterations { host.select(row, on: feed) }
      withExtendedLifetime(receiver) {}
    }
  }
}
