import DelegateBridge
import Streams

/// What it costs when parties come and go.
enum SlotBenchmarks {
  static let all = [setSlot, installProxy, hosts, changeParties, lookUpAfterChange]

  private final class SetFeed: Feed {}
  private final class ProxyFeed: Feed {}
  private final class ManyFeed: Feed {}
  private final class ChangingFeed: Feed {}

  static let setSlot = Benchmark("delegates/set-slot", lowerBound: "setting a weak property") {
    DelegateBridge.install(on: SetFeed.self)
    let (feed, first, second) = (SetFeed(), TableReceiver(), PlainReceiver())
    return { iterations in
      for turn in 0..<iterations { feed.delegate = turn & 1 == 0 ? first : second }
      feed.delegate = nil
    }
  } byHand: {
    let (host, first, second) = (HandWrittenFeed(), PlainReceiver(), PlainReceiver())
    return { iterations in
      for turn in 0..<iterations { host.delegate = turn & 1 == 0 ? first : second }
    }
  }

  static let installProxy = Benchmark(
    "delegates/install-proxy", lowerBound: "making a host and setting its weak property"
  ) {
    DelegateBridge.install(on: ProxyFeed.self)
    let receiver = TableReceiver()
    return { iterations in
      for _ in 0..<iterations {
        let feed = ProxyFeed()
        feed.delegate = receiver
        _ = feed.rx.delegate
      }
    }
  } byHand: {
    let receiver = PlainReceiver()
    return { iterations in
      for _ in 0..<iterations { HandWrittenFeed().delegate = receiver }
    }
  }

  /// Keeps the hosts that it makes, so that the bytes can be seen.
  static let hosts = Benchmark(
    "delegates/host", lowerBound: "making a host and setting its weak property",
    residents: bridgedHosts
  ) {
    { iterations in _ = bridgedHosts(iterations) }
  } byHand: {
    let receiver = PlainReceiver()
    return { iterations in
      for _ in 0..<iterations { HandWrittenFeed().delegate = receiver }
    }
  }

  @MainActor
  private static func bridgedHosts(_ count: Int) -> Any {
    DelegateBridge.install(on: ManyFeed.self)
    let receiver = TableReceiver()
    let feeds = (0..<count).map { _ in
      let feed = ManyFeed()
      feed.delegate = receiver
      return feed
    }
    return (feeds, receiver)
  }

  /// Costs what it costs without hosts, if none of them is visited.
  static let changeParties = Benchmark(
    "delegates/change-parties-at-100000-hosts", preparesMuch: true,
    lowerBound: "adding a closure and removing it"
  ) {
    let bridge = DelegateBridge.install(on: ChangingFeed.self)
    let receiver = TableReceiver()
    let feeds = (0..<100_000).map { _ in
      let feed = ChangingFeed()
      feed.delegate = receiver
      return feed
    }
    return { iterations in
      for _ in 0..<iterations { bridge.add { _ in PassiveLink() }.remove() }
      withExtendedLifetime((feeds, receiver)) {}
    }
  } byHand: {
    SubscriptionBenchmarks.subscribeDispose.byHand()
  }

  static let lookUpAfterChange = Benchmark(
    "delegates/look-up-after-change", lowerBound: "setting and getting a value in a dictionary"
  ) {
    let receiver = TableReceiver()
    let type = TableReceiver.classObject.makeSubclass(named: "Changing")
    receiver.objectClass = type
    let sink = Sink()
    let methods = [1, 2].map { factor in
      Feed.didSelect.implementation { _, _, _, row in sink.total &+= row &* factor }
    }
    let feed = Feed()
    return { iterations in
      for turn in 0..<iterations {
        type.replaceMethod(Feed.didSelect.selector, methods[turn & 1])
        Feed.didSelect.send(to: receiver, feed, turn)
      }
    }
  } byHand: {
    let sink = Sink()
    let closures = [1, 2].map { factor in { (row: Int) in sink.total &+= row &* factor } }
    var table: [Selector: (Int) -> Void] = [:]
    return { iterations in
      for turn in 0..<iterations {
        table[Feed.didSelect.selector] = closures[turn & 1]
        table[Feed.didSelect.selector]?(turn)
      }
    }
  }
}
