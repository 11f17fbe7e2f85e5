import Streams
import Testing

@MainActor
@Suite struct `Reactive proxies, streams` {
  @Test func `observers hear before and after the delegate, in the order of subscription`() {
    let (panel, opener) = (Panel(), Opener())
    var heard: [String] = []
    opener.onOpen = { heard.append("delegate \($0)") }
    panel.delegate = opener
    let subscriptions = [
      panel.rx.invoked(Panel.didOpen).subscribe { heard.append("after \($0)") },
      panel.rx.sent(Panel.didOpen).subscribe { heard.append("before \($0)") },
      panel.rx.sent(Panel.didOpen).subscribe { heard.append("before too \($0)") },
    ]
    panel.storage.send(Panel.didOpen, 1)
    #expect(heard == ["before 1", "before too 1", "delegate 1", "after 1"])
    for subscription in subscriptions { subscription.dispose() }
    panel.storage.send(Panel.didOpen, 2)
    #expect(heard.dropFirst(4) == ["delegate 2"])
  }

  @Test func `the first observer and the last make the proxy take itself out and put itself back`()
  {
    let panel = Panel()
    let proxy = panel.rx.delegate
    _ = panel.drainSets()
    let first = proxy.sent(Panel.didClose).subscribe { _ in }
    #expect(panel.drainSets() == ["nil", "DelegateProxy"])
    #expect(panel.storage.claims(Panel.didClose.selector))
    let second = proxy.invoked(Panel.didClose).subscribe { _ in }
    let third = proxy.sent(Panel.didClose).subscribe { _ in }
    #expect(panel.drainSets() == [])
    third.dispose()
    first.dispose()
    #expect(panel.drainSets() == [])
    second.dispose()
    #expect(panel.drainSets() == ["nil", "DelegateProxy"])
    #expect(!panel.storage.claims(Panel.didClose.selector))
  }

  @Test func `each message has a first observer and a last one`() {
    let panel = Panel()
    let proxy = panel.rx.delegate
    let open = proxy.sent(Panel.didOpen).subscribe { _ in }
    _ = panel.drainSets()
    let close = proxy.sent(Panel.didClose).subscribe { _ in }
    #expect(panel.drainSets() == ["nil", "DelegateProxy"])
    open.dispose()
    #expect(panel.drainSets() == ["nil", "DelegateProxy"])
    #expect(panel.storage.claims(Panel.didClose.selector))
    #expect(!panel.storage.claims(Panel.didOpen.selector))
    close.dispose()
  }

  @Test func `a proxy that is not in the slot does not take it for an observer`() {
    let (panel, opener) = (Panel(), Opener())
    let proxy = panel.rx.delegate
    panel.delegate = opener
    _ = panel.drainSets()
    proxy.sent(Panel.didClose).subscribe { _ in }.dispose()
    #expect(panel.drainSets() == [])
    #expect(panel.delegate === opener)
  }

  @Test func `a new forward delegate makes the proxy put itself back, so that the host asks again`()
  {
    for caching in ClaimCaching.allCases {
      let (panel, opener) = (Panel(caching: caching), Opener())
      let proxy = panel.rx.delegate
      #expect(!panel.storage.claims(Panel.didOpen.selector))
      _ = panel.drainSets()
      proxy.setForwardToDelegate(opener, retainDelegate: false)
      #expect(panel.drainSets() == ["nil", "DelegateProxy"])
      #expect(panel.storage.claims(Panel.didOpen.selector))
      proxy.setForwardToDelegate(nil, retainDelegate: false)
      #expect(!panel.storage.claims(Panel.didOpen.selector))
    }
  }

  @Test func `a forward delegate is kept only where that was asked for`() {
    for isRetained in [false, true] {
      let panel = Panel()
      weak var forward: Opener?
      let handle: any Disposable
      do {
        let opener = Opener()
        forward = opener
        handle = DelegateProxy.installForwardDelegate(
          opener, retainDelegate: isRetained, onProxyFor: panel, in: .delegate)
      }
      #expect((forward != nil) == isRetained)
      handle.dispose()
      #expect(forward == nil)
    }
  }

  @Test func `claims are the delegate's and what is observed, and nothing else`() {
    let (panel, opener) = (Panel(), Opener())
    let proxy = panel.rx.delegate
    let asked = [Panel.didOpen.selector, Panel.didClose.selector, Panel.width.selector]
    func claims() -> [Bool] { asked.map { MessageObject.responds(proxy, to: $0) } }
    #expect(claims() == [false, false, false])
    let subscription = proxy.sent(Panel.didClose).subscribe { _ in }
    #expect(claims() == [false, true, false])
    proxy.setForwardToDelegate(opener, retainDelegate: false)
    #expect(claims() == [true, true, false])
    subscription.dispose()
    #expect(claims() == [true, false, false])
  }

  @Test func `who observes a message with a result hears it, and the delegate answers`() {
    let panel = Panel()
    let proxy = panel.rx.delegate
    var heard: [Int] = []
    let subscription = proxy.sent(Panel.width).subscribe { heard.append($0) }
    #expect(panel.storage.send(Panel.width, 1) == nil)
    #expect(Panel.width.send(to: proxy, 2) == 10)
    let ruler = Ruler()
    proxy.setForwardToDelegate(ruler, retainDelegate: false)
    #expect(panel.storage.send(Panel.width, 3) == 6)
    #expect(heard == [2, 3])
    subscription.dispose()
    #expect(panel.storage.send(Panel.width, 4) == 8)
    #expect(heard == [2, 3])
  }

  @Test func `streams end when the host dies, each once, and nothing is kept`() {
    for ownership in SlotOwnership.allCases {
      var events: [String] = []
      weak var proxy: DelegateProxy?
      do {
        let panel = Panel(ownership)
        proxy = panel.rx.delegate
        for name in ["sent", "invoked"] {
          let stream =
            name == "sent" ? panel.rx.sent(Panel.didOpen) : panel.rx.invoked(Panel.didOpen)
          _ = stream.subscribe(
            onNext: { events.append("\(name) \($0)") },
            onCompleted: { events.append("\(name) end") },
            onDisposed: { events.append("\(name) disposed") })
        }
        panel.storage.send(Panel.didOpen, 1)
      }
      #expect(events.prefix(2) == ["sent 1", "invoked 1"])
      #expect(
        events.dropFirst(2).sorted() == [
          "invoked disposed", "invoked end", "sent disposed", "sent end",
        ])
      #expect(proxy == nil)
    }
  }

  @Test func `an observer that is disposed of during delivery hears nothing more`() {
    let (panel, opener) = (Panel(), Opener())
    panel.delegate = opener
    var heard: [String] = []
    let later = SerialDisposable()
    let first = panel.rx.sent(Panel.didOpen).subscribe { row in
      heard.append("first \(row)")
      later.dispose()
    }
    panel.rx.sent(Panel.didOpen).subscribe(into: later, onNext: { heard.append("second \($0)") })
    panel.storage.send(Panel.didOpen, 1)
    #expect(heard == ["first 1"])
    #expect(opener.rows == [1])
    first.dispose()
  }
}

/// Answers with twice the row.
private final class Ruler: MessageObject {
  override class var methods: Methods {
    Methods(Ruler.self) { $0.on(Panel.width) { _, row in row * 2 } }
  }
}
