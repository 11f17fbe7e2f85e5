import DelegateBridge
import Streams

/// What a message costs on its way from a host to its delegate.
enum DelegateBenchmarks {
  static let all =
    [weakCall, tableReceiver, plainReceiver, unbridgedTracker, tracker]
    + [
      trackerReactive(UnobservedFeed.self, observers: 0),
      trackerReactive(ObservedFeed.self, observers: 1),
      trackerReactive(CountedFeed.self, counted: true, observers: 0),
      trackerReactive(CountedObservedFeed.self, counted: true, observers: 1),
    ] + passive

  private final class CalledFeed: Feed {}
  private final class TableFeed: Feed {}
  private final class PlainFeed: Feed {}
  private final class UnbridgedFeed: Feed {}
  private final class TrackedFeed: Feed {}
  private final class UnobservedFeed: Feed {}
  private final class ObservedFeed: Feed {}
  private final class CountedFeed: Feed {}
  private final class CountedObservedFeed: Feed {}
  private final class OneLinkFeed: Feed {}
  private final class TwoLinksFeed: Feed {}
  private final class FourLinksFeed: Feed {}
  private final class EightLinksFeed: Feed {}

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
    sending(from: TableFeed(), to: TableReceiver())
  } byHand: {
    weakCalls()
  }

  static let plainReceiver = Benchmark(
    "delegates/plain-receiver", lowerBound: "a call of a weak delegate"
  ) {
    sending(from: PlainFeed(), to: PlainReceiver())
  } byHand: {
    weakCalls()
  }

  static let unbridgedTracker = Benchmark(
    "delegates/unbridged-tracker", lowerBound: "a call of a weak delegate"
  ) {
    _ = TrackingHook.install(on: UnbridgedFeed.self, recording: [Feed.didSelect])
    return sending(from: UnbridgedFeed(), to: TableReceiver())
  } byHand: {
    weakCalls()
  }

  static let tracker = Benchmark(
    "delegates/tracker", lowerBound: "a call of a weak delegate"
  ) {
    DelegateBridge.install(on: TrackedFeed.self)
    _ = TrackingHook.install(on: TrackedFeed.self, recording: [Feed.didSelect])
    return sending(from: TrackedFeed(), to: TableReceiver())
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
      DelegateBridge.install(on: type)
      _ = TrackingHook.install(
        on: type, recording: [counted ? Feed.didSelect : Feed.didDeselect])
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
    (1, OneLinkFeed.self), (2, TwoLinksFeed.self), (4, FourLinksFeed.self),
    (8, EightLinksFeed.self),
  ].map { (count: Int, type: Feed.Type) in
    Benchmark("delegates/passive-\(count)", lowerBound: "a call of a weak delegate") {
      let bridge = DelegateBridge.install(on: type)
      for _ in 0..<count { bridge.add { _ in PassiveLink() } }
      return sending(from: type.init(), to: TableReceiver())
    } byHand: {
      weakCalls()
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
    let (feed, host, receiver) = (CalledFeed(), HandWrittenFeed(), PlainReceiver())
    host.delegate = receiver
    return { iterations in
      for row in 0..<iterations { host.select(row, on: feed) }
      withExtendedLifetime(receiver) {}
    }
  }
}
