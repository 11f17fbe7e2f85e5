import DelegateBridge
import Streams
import Testing

@testable import CompatTests

@Suite("Reactive libraries with proxies of their own")
@MainActor
struct ForeignLibraryTests {
  @Test(arguments: [ForeignLibrary.forwardee, .publisher])
  func `alone it observes what the app gets`(library: ForeignLibrary) {
    let world = World(.weak)
    world.host.delegate = world.app
    var items: [Int] = []
    let proxy = library.proxy(for: world.host)
    let subscription = proxy.events(of: ProbeHost.didSelect).subscribe(onNext: {
      items.append($0.1)
    })
    #expect(world.host.delegate === proxy)
    world.host.beUsed()
    #expect(world.app.selections == 1)
    #expect(items == [1])
    #expect(library.proxy(for: world.host) === proxy)
    subscription.dispose()
    world.host.beUsed()
    #expect(world.app.selections == 2)
    #expect(items == [1])
  }

  @Test(arguments: [ForeignLibrary.forwardee, .publisher])
  func `it tells its observers in its order`(library: ForeignLibrary) {
    let world = World(.weak)
    world.host.delegate = world.app
    var selectionsAtEvent: [Int] = []
    let subscription = library.proxy(for: world.host).events(of: ProbeHost.didSelect).subscribe(
      onNext: { _ in selectionsAtEvent.append(world.app.selections) })
    world.host.beUsed()
    #expect(selectionsAtEvent == [library == .publisher ? 0 : 1])
    subscription.dispose()
  }

  @Test(arguments: [ForeignLibrary.forwardee, .publisher])
  func `it claims what somebody observes or the app takes`(library: ForeignLibrary) {
    let world = World(.weak)
    world.host.delegate = world.app
    let proxy = library.proxy(for: world.host)
    #expect(proxy.responds(to: ProbeHost.height.selector))
    #expect(!proxy.responds(to: ProbeHost.didScroll.selector))
    let subscription = proxy.events(of: ProbeHost.didScroll).subscribe(onNext: { _ in })
    #expect(proxy.responds(to: ProbeHost.didScroll.selector))
    subscription.dispose()
    #expect(!proxy.responds(to: ProbeHost.didScroll.selector))
  }

  @Test(arguments: [ForeignLibrary.forwardee, .publisher])
  func `alone it does not stand being wrapped by a tracker`(library: ForeignLibrary) {
    let bench = PartyBench()
    bench.arrive(.app, .tracker)
    bench.arrive(library == .forwardee ? .forwardee : .publisher)
    #expect(bench.violations.contains(.proxyNotCurrent))
    bench.leave()
  }

  @Test(arguments: [ForeignLibrary.forwardee, .publisher])
  func `behind a bridge it is the delegate whoever wraps it`(library: ForeignLibrary) {
    let bench = PartyBench(isBridged: true)
    bench.arrive(.app, .tracker)
    bench.arrive(library == .forwardee ? .forwardee : .publisher)
    #expect(bench.host.delegate === library.proxy(for: bench.host))
    #expect(
      bench.use() == [
        .app: 1, .tracker: 1, library == .forwardee ? .forwardee : .publisher: 1,
      ])
    #expect(bench.violations.isEmpty)
    bench.leave()
  }

  @Test func `alone two libraries that observe again push each other out`() {
    let bench = PartyBench()
    bench.arrive(.app, .forwardee, .publisher, .forwardee)
    #expect(bench.use() != [.app: 1, .forwardee: 2, .publisher: 1])
    bench.leave()
  }

  @Test func `behind a bridge two libraries that observe again both hear`() {
    let bench = PartyBench(isBridged: true)
    bench.arrive(.app, .forwardee, .publisher, .forwardee, .publisher, .rx, .forwardee)
    #expect(bench.use() == [.app: 1, .forwardee: 3, .publisher: 2, .rx: 1])
    #expect(bench.violations.isEmpty)
    bench.leave()
  }

  @Test func `a proxy that is pointed at another delegate reaches that one`() {
    for library in [ForeignLibrary.forwardee, .publisher] {
      let world = World(.weak)
      let other = ProbeApp()
      world.host.delegate = world.app
      let proxy = library.proxy(for: world.host)
      ForwardDelegateMessages.setForwardToDelegate.send(to: proxy, other, false)
      #expect(ForwardDelegateMessages.forwardToDelegate.send(to: proxy) === other)
      world.host.beUsed()
      #expect(world.app.selections == 0)
      #expect(other.selections == 1)
    }
  }
}
