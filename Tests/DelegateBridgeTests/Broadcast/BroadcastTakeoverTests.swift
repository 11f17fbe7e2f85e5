import DelegateBridge
import Streams
import Testing

@Suite("Takeover of a slot by one assignment")
@MainActor
struct BroadcastTakeoverTests {
  private let journal = Journal()

  private func receiver(_ name: String) -> Receiver { Receiver(name, journal) }

  @Test
  func `the app and the library both get what happens, the app first`() {
    let host = SlotHost()
    let app = receiver("app").on(SlotHost.didScroll)
    let library = receiver("library").on(SlotHost.didScroll)
    let takeover = BroadcastTakeover(of: host, for: [library])
    #expect(host.delegate == nil)
    takeover.delegate = app
    #expect(takeover.delegate === app)
    #expect(host.delegate === takeover.broadcast)
    host.send(.optional, 1)
    #expect(journal.drain() == ["app 1", "library 1"])
  }

  @Test
  func `nil puts back the delegate that was there`() {
    let host = SlotHost()
    let previous = receiver("previous").on(SlotHost.didScroll)
    let app = receiver("app").on(SlotHost.didScroll)
    let library = receiver("library").on(SlotHost.didScroll)
    host.delegate = previous
    let takeover = BroadcastTakeover(of: host, for: [library])
    takeover.delegate = app
    host.send(.optional, 1)
    #expect(journal.drain() == ["app 1", "library 1"])
    takeover.delegate = nil
    #expect(host.delegate === previous)
    #expect(takeover.delegate == nil)
    host.send(.optional, 2)
    #expect(journal.drain() == ["previous 2"])
    takeover.delegate = nil
    #expect(host.delegate === previous)
  }

  @Test
  func `an empty slot is empty again`() {
    let host = SlotHost()
    let app = receiver("app")
    let takeover = BroadcastTakeover(of: host, for: [])
    takeover.delegate = app
    takeover.delegate = nil
    #expect(host.delegate == nil)
    #expect(host.delegateStorage.object == nil)
  }

  @Test
  func `setting again what is set changes nothing`() {
    let host = SlotHost()
    let app = receiver("app").on(SlotHost.didScroll)
    let takeover = BroadcastTakeover(of: host, for: [])
    takeover.delegate = app
    var refreshes = 0
    host.delegateStorage.onClaimsRefreshed = { refreshes += 1 }
    takeover.delegate = app
    takeover.delegate = takeover.delegate
    host.send(.optional, 1)
    #expect(journal.drain() == ["app 1"])
    #expect(refreshes == 0)
  }

  @Test
  func `another delegate takes the first one's place before the library`() {
    let host = SlotHost()
    let previous = receiver("previous")
    host.delegate = previous
    let one = receiver("one").on(SlotHost.didScroll)
    let two = receiver("two").on(SlotHost.didScroll)
    let library = receiver("library").on(SlotHost.didScroll)
    let takeover = BroadcastTakeover(of: host, for: [library])
    takeover.delegate = one
    takeover.delegate = two
    host.send(.optional, 1)
    #expect(journal.drain() == ["two 1", "library 1"])
    takeover.delegate = nil
    #expect(host.delegate === previous)
  }

  @Test
  func `the rules about the delegate are set up for each delegate`() {
    let host = SlotHost()
    let library = receiver("library").on(SlotHost.didScroll)
    let takeover = BroadcastTakeover(of: host, for: [library]) { broadcast, delegate in
      broadcast.deny(SlotHost.didScroll, to: delegate)
    }
    for name in ["one", "two"] {
      let app = receiver(name).on(SlotHost.didScroll)
      takeover.delegate = app
      host.send(.optional, 1)
      #expect(journal.drain() == ["library 1"])
    }
  }

  @Test
  func `the host asks again once when the claims have changed, and only then`() {
    for ignoresSameObject in [false, true] {
      let host = SlotHost(SlotKind(ignoresSameObject: ignoresSameObject))
      let one = receiver("one").on(SlotHost.didScroll)
      let same = receiver("same").on(SlotHost.didScroll)
      let more = receiver("more").on(SlotHost.didScroll).on(SlotHost.didSelect)
      let takeover = BroadcastTakeover(of: host, for: [])
      takeover.delegate = one
      var refreshes: [[MessageKind]] = []
      host.delegateStorage.onClaimsRefreshed = {
        if host.delegateStorage.object != nil { refreshes.append(host.claimed) }
      }
      takeover.delegate = same
      #expect(refreshes.isEmpty)
      takeover.delegate = more
      #expect(refreshes == [[.required, .optional]])
      host.send(.required, 5)
      #expect(journal.drain() == ["more 5"])
    }
  }

  @Test
  func `a delegate that dies leaves the library alone in the slot until nil`() {
    let host = SlotHost()
    let previous = receiver("previous").on(SlotHost.didScroll)
    host.delegate = previous
    let library = receiver("library").on(SlotHost.didScroll)
    let takeover = BroadcastTakeover(of: host, for: [library])
    var app: Receiver? = receiver("app").on(SlotHost.didScroll)
    weak let probe = app
    takeover.delegate = app
    app = nil
    #expect(probe == nil)
    #expect(takeover.delegate == nil)
    host.send(.optional, 1)
    #expect(journal.drain() == ["library 1"])
    takeover.delegate = nil
    #expect(host.delegate === previous)
  }

  @Test
  func `a previous delegate that dies leaves an empty slot`() {
    for ownership in SlotOwnership.allCases {
      let host = SlotHost(SlotKind(ownership: ownership))
      var previous: Receiver? = receiver("previous")
      weak let probe = previous
      host.delegate = previous
      let app = receiver("app")
      let takeover = BroadcastTakeover(of: host, for: [])
      takeover.delegate = app
      previous = nil
      #expect((probe == nil) == (ownership != .strong), "a strong slot would have kept it")
      takeover.delegate = nil
      #expect(host.delegate === probe)
    }
  }

  @Test
  func `a tracker's wrapper whose delegate has died is no trouble`() {
    let recorder = ViolationRecorder()
    ViolationHandler.with(.record(into: recorder)) {
      let hook = TrackingHook.install(on: SlotHost.self, recording: [SlotHost.didScroll])
      defer { hook.remove() }
      let host = SlotHost()
      var previous: Receiver? = receiver("previous")
      host.delegate = previous
      previous = nil
      let app = receiver("app").on(SlotHost.didScroll)
      let takeover = BroadcastTakeover(of: host, for: [])
      takeover.delegate = app
      host.send(.optional, 1)
      #expect(journal.drain() == ["app 1"])
      takeover.delegate = nil
      host.send(.optional, 2)
      #expect(journal.drain().isEmpty)
    }
    #expect(recorder.violations.isEmpty)
  }

  @Test
  func `behind a bridge the host never asks an empty slot, and asks once for each change`() {
    let bridge = DelegateBridge.install(on: SlotHost.self)
    defer { bridge.remove() }
    for slot in SlotKind.all where slot.caching == .whenSet {
      let host = SlotHost(slot)
      let previous = receiver("previous").on(SlotHost.didSelect)
      let app = receiver("app").on(SlotHost.didScroll)
      let same = receiver("same").on(SlotHost.didScroll)
      let library = receiver("library").on(SlotHost.didScroll)
      host.delegate = previous
      #expect(host.claimed == [.required])
      let takeover = BroadcastTakeover(of: host, for: [library])
      let before = host.refreshes
      for (delegate, claimed, refreshes) in [
        (app, [MessageKind.optional], 1), (same, [.optional], 1), (nil, [.required], 2),
      ] {
        takeover.delegate = delegate
        #expect(host.claimed == claimed)
        #expect(host.refreshes - before == refreshes, "\(slot)")
      }
      #expect(host.emptyRefreshes == 0)
    }
  }

  @Test
  func `a delegate that somebody set meanwhile stays`() {
    let host = SlotHost()
    let app = receiver("app").on(SlotHost.didScroll)
    let other = receiver("other").on(SlotHost.didScroll)
    let takeover = BroadcastTakeover(of: host, for: [])
    takeover.delegate = app
    host.delegate = other
    takeover.delegate = nil
    #expect(host.delegate === other)
    takeover.delegate = app
    #expect(host.delegate === takeover.broadcast)
    takeover.delegate = nil
    #expect(host.delegate === other)
  }

  @Test
  func `a delegate that leads back to the broadcast is refused`() {
    let recorder = ViolationRecorder()
    ViolationHandler.with(.record(into: recorder)) {
      let host = SlotHost()
      let app = receiver("app").on(SlotHost.didScroll)
      let takeover = BroadcastTakeover(of: host, for: [])
      takeover.delegate = app
      takeover.delegate = host.delegate
      #expect(takeover.delegate === app)
      host.send(.optional, 1)
      #expect(journal.drain() == ["app 1"])
    }
    #expect(recorder.violations.map(\.kind) == [.ringRefused])
  }

  @Test
  func `FR-17 a broadcast that was taken over by hand passes on what comes after it has left`() {
    final class Taker: MessageObject {
      let taken: AnyObject?
      init(over taken: AnyObject?) {
        self.taken = taken
        super.init()
      }
      override func responds(to selector: Selector) -> Bool {
        taken.map { MessageObject.responds($0, to: selector) } ?? false
      }
      override func forward(_ invocation: inout Invocation) {
        if let taken { invocation.invoke(on: taken) }
      }
    }
    let host = SlotHost()
    let previous = receiver("previous").on(SlotHost.didScroll)
    let app = receiver("app").on(SlotHost.didScroll)
    host.delegate = previous
    let takeover = BroadcastTakeover(of: host, for: [])
    takeover.delegate = app
    let taker = Taker(over: host.delegate)
    host.delegate = taker
    host.send(.optional, 1)
    #expect(journal.drain() == ["app 1"])
    takeover.delegate = nil
    #expect(host.delegate === taker)
    host.send(.optional, 2)
    #expect(journal.drain() == ["previous 2"])
  }

  @Test
  func `FR-21 the app's delegate is found with its type, and gets what only it knows`() {
    let onlyApp = Message<Void, SlotHost, Int>("app(_:only:)")
    let host = SlotHost()
    let app = receiver("app").on(onlyApp)
    let takeover = BroadcastTakeover(of: host, for: [])
    takeover.delegate = app
    #expect(takeover.delegate as? Receiver === app)
    #expect(takeover.broadcast.receivers.first as? Receiver === app)
    host.delegate.map { onlyApp.send(to: $0, host, 1) }
    #expect(journal.drain() == ["app 1"])
  }

  @Test
  func `nothing outlives the host`() {
    weak var broadcast: Broadcast?
    weak var takeover: BroadcastTakeover?
    weak var probe: SlotHost?
    let app = receiver("app").on(SlotHost.didScroll)
    do {
      let host = SlotHost()
      let made = BroadcastTakeover(of: host, for: [])
      host[associated: AssociationKey("takeover")] = made
      made.delegate = app
      broadcast = made.broadcast
      takeover = made
      probe = host
    }
    #expect(probe == nil)
    #expect(takeover == nil)
    #expect(broadcast == nil)
  }
}
