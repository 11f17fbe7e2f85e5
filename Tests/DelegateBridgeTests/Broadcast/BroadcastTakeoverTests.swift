import DelegateBridge
import Streams
import Testing

@Suite("Takeover of a slot by one assignment")
@MainActor
struct BroadcastTakeoverTests {
  private let log = Log()

  private func receiver(_ name: String) -> Receiver { Receiver(name, log) }

  @Test
  func `the app and the library both get what happens, the app first`() {
    let shelf = Shelf()
    let app = receiver("app").on(Shelf.willShow)
    let library = receiver("library").on(Shelf.willShow)
    let takeover = BroadcastTakeover(of: shelf, for: [library])
    #expect(shelf.delegate == nil)
    takeover.delegate = app
    #expect(takeover.delegate === app)
    #expect(shelf.delegate === takeover.broadcast)
    shelf.show(1)
    #expect(log.drain() == ["app 1", "library 1"])
  }

  @Test
  func `nil puts back the delegate that was there`() {
    let shelf = Shelf()
    let previous = receiver("previous").on(Shelf.willShow)
    let app = receiver("app").on(Shelf.willShow)
    let library = receiver("library").on(Shelf.willShow)
    shelf.delegate = previous
    let takeover = BroadcastTakeover(of: shelf, for: [library])
    takeover.delegate = app
    shelf.show(1)
    #expect(log.drain() == ["app 1", "library 1"])
    takeover.delegate = nil
    #expect(shelf.delegate === previous)
    #expect(takeover.delegate == nil)
    shelf.show(2)
    #expect(log.drain() == ["previous 2"])
    takeover.delegate = nil
    #expect(shelf.delegate === previous)
  }

  @Test
  func `an empty slot is empty again`() {
    let shelf = Shelf()
    let app = receiver("app")
    let takeover = BroadcastTakeover(of: shelf, for: [])
    takeover.delegate = app
    takeover.delegate = nil
    #expect(shelf.delegate == nil)
    #expect(shelf.storage.object == nil)
  }

  @Test
  func `setting again what is set changes nothing`() {
    let shelf = Shelf()
    let app = receiver("app").on(Shelf.willShow)
    let takeover = BroadcastTakeover(of: shelf, for: [])
    takeover.delegate = app
    var refreshes = 0
    shelf.storage.onClaimsRefreshed = { refreshes += 1 }
    takeover.delegate = app
    takeover.delegate = takeover.delegate
    shelf.show(1)
    #expect(log.drain() == ["app 1"])
    #expect(refreshes == 0)
  }

  @Test
  func `another delegate takes the first one's place before the library`() {
    let shelf = Shelf()
    let previous = receiver("previous")
    shelf.delegate = previous
    let one = receiver("one").on(Shelf.willShow)
    let two = receiver("two").on(Shelf.willShow)
    let library = receiver("library").on(Shelf.willShow)
    let takeover = BroadcastTakeover(of: shelf, for: [library])
    takeover.delegate = one
    takeover.delegate = two
    shelf.show(1)
    #expect(log.drain() == ["two 1", "library 1"])
    takeover.delegate = nil
    #expect(shelf.delegate === previous)
  }

  @Test
  func `the rules about the delegate are set up for each delegate`() {
    let shelf = Shelf()
    let library = receiver("library").on(Shelf.willShow)
    let takeover = BroadcastTakeover(of: shelf, for: [library]) { broadcast, delegate in
      broadcast.deny(Shelf.willShow, to: delegate)
    }
    for name in ["one", "two"] {
      let app = receiver(name).on(Shelf.willShow)
      takeover.delegate = app
      shelf.show(1)
      #expect(log.drain() == ["library 1"])
    }
  }

  @Test
  func `the host asks again once when the claims have changed, and only then`() {
    for ignoresSameObject in [false, true] {
      let shelf = Shelf(ignoresSameObject: ignoresSameObject)
      let one = receiver("one").on(Shelf.willShow)
      let same = receiver("same").on(Shelf.willShow)
      let more = receiver("more").on(Shelf.willShow).on(Shelf.didSelect)
      let takeover = BroadcastTakeover(of: shelf, for: [])
      takeover.delegate = one
      var refreshes: [[Bool]] = []
      shelf.storage.onClaimsRefreshed = {
        if shelf.storage.object != nil { refreshes.append(shelf.claims) }
      }
      takeover.delegate = same
      #expect(refreshes.isEmpty)
      takeover.delegate = more
      #expect(refreshes == [[true, true, false, false, false, false]])
      shelf.select(5)
      #expect(log.drain() == ["more 5"])
    }
  }

  @Test
  func `a delegate that dies leaves the library alone in the slot until nil`() {
    let shelf = Shelf()
    let previous = receiver("previous").on(Shelf.willShow)
    shelf.delegate = previous
    let library = receiver("library").on(Shelf.willShow)
    let takeover = BroadcastTakeover(of: shelf, for: [library])
    var app: Receiver? = receiver("app").on(Shelf.willShow)
    weak let probe = app
    takeover.delegate = app
    app = nil
    #expect(probe == nil)
    #expect(takeover.delegate == nil)
    shelf.show(1)
    #expect(log.drain() == ["library 1"])
    takeover.delegate = nil
    #expect(shelf.delegate === previous)
  }

  @Test
  func `a previous delegate that dies leaves an empty slot`() {
    for ownership in SlotOwnership.allCases {
      let shelf = Shelf(ownership)
      var previous: Receiver? = receiver("previous")
      weak let probe = previous
      shelf.delegate = previous
      let app = receiver("app")
      let takeover = BroadcastTakeover(of: shelf, for: [])
      takeover.delegate = app
      previous = nil
      #expect((probe == nil) == (ownership != .strong), "a strong slot would have kept it")
      takeover.delegate = nil
      #expect(shelf.delegate === probe)
    }
  }

  @Test
  func `a delegate that somebody set meanwhile stays`() {
    let shelf = Shelf()
    let app = receiver("app").on(Shelf.willShow)
    let other = receiver("other").on(Shelf.willShow)
    let takeover = BroadcastTakeover(of: shelf, for: [])
    takeover.delegate = app
    shelf.delegate = other
    takeover.delegate = nil
    #expect(shelf.delegate === other)
    takeover.delegate = app
    #expect(shelf.delegate === takeover.broadcast)
    takeover.delegate = nil
    #expect(shelf.delegate === other)
  }

  @Test
  func `a delegate that leads back to the broadcast is refused`() {
    let recorder = ViolationRecorder()
    ViolationHandler.with(.record(into: recorder)) {
      let shelf = Shelf()
      let app = receiver("app").on(Shelf.willShow)
      let takeover = BroadcastTakeover(of: shelf, for: [])
      takeover.delegate = app
      takeover.delegate = shelf.delegate
      #expect(takeover.delegate === app)
      shelf.show(1)
      #expect(log.drain() == ["app 1"])
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
    let shelf = Shelf()
    let previous = receiver("previous").on(Shelf.willShow)
    let app = receiver("app").on(Shelf.willShow)
    shelf.delegate = previous
    let takeover = BroadcastTakeover(of: shelf, for: [])
    takeover.delegate = app
    let taker = Taker(over: shelf.delegate)
    shelf.delegate = taker
    shelf.show(1)
    #expect(log.drain() == ["app 1"])
    takeover.delegate = nil
    #expect(shelf.delegate === taker)
    shelf.show(2)
    #expect(log.drain() == ["previous 2"])
  }

  @Test
  func `FR-21 the app's delegate is found with its type, and gets what only it knows`() {
    let onlyApp = Message<Void, Shelf, Int>("app(_:only:)")
    let shelf = Shelf()
    let app = receiver("app").on(onlyApp)
    let takeover = BroadcastTakeover(of: shelf, for: [])
    takeover.delegate = app
    #expect(takeover.delegate as? Receiver === app)
    #expect(takeover.broadcast.receivers.first as? Receiver === app)
    shelf.delegate.map { onlyApp.send(to: $0, shelf, 1) }
    #expect(log.drain() == ["app 1"])
  }

  @Test
  func `nothing outlives the host`() {
    weak var broadcast: Broadcast?
    weak var takeover: BroadcastTakeover?
    weak var host: Shelf?
    let app = receiver("app").on(Shelf.willShow)
    do {
      let shelf = Shelf()
      let made = BroadcastTakeover(of: shelf, for: [])
      shelf[associated: AssociationKey("takeover")] = made
      made.delegate = app
      broadcast = made.broadcast
      takeover = made
      host = shelf
    }
    #expect(host == nil)
    #expect(takeover == nil)
    #expect(broadcast == nil)
  }
}
