import Streams
import Testing

@MainActor
@Suite struct `Reactive proxies, look-up` {
  @Test func `the first look-up puts a proxy in front of the delegate that was there`() {
    for ownership in SlotOwnership.allCases {
      let (panel, opener) = (Panel(ownership), Opener())
      panel.delegate = opener
      let proxy = panel.rx.delegate
      #expect(panel.delegate === proxy)
      #expect(proxy.forwardToDelegate() === opener)
      #expect(proxy.host === panel && proxy.slot.name == "delegate")
      #expect(panel.drainSets() == ["opener", "DelegateProxy"])
      panel.storage.send(Panel.didOpen, 1)
      #expect(opener.rows == [1])
    }
  }

  @Test func `further look-ups give the same proxy and leave the slot alone`() {
    let panel = Panel()
    let proxy = panel.rx.delegate
    _ = panel.drainSets()
    for _ in 0..<3 { #expect(panel.rx.delegate === proxy) }
    #expect(panel.drainSets() == [])
  }

  @Test func `a proxy that was displaced comes back in front of what displaced it`() {
    let (panel, opener) = (Panel(), Opener())
    let proxy = panel.rx.delegate
    panel.delegate = opener
    #expect(panel.rx.delegate === proxy)
    #expect(proxy.forwardToDelegate() === opener)
    panel.delegate = nil
    #expect(panel.rx.delegate === proxy)
    #expect(proxy.forwardToDelegate() == nil)
  }

  @Test func `each slot has a proxy of its own`() {
    let (panel, source) = (Panel(), Opener("source"))
    panel.dataSourceStorage.write(source)
    let (delegate, dataSource) = (panel.rx.delegate, panel.rx.dataSource)
    #expect(delegate !== dataSource)
    #expect(panel.dataSourceStorage.object === dataSource)
    #expect(dataSource.forwardToDelegate() === source)
    #expect(delegate.forwardToDelegate() == nil)
  }

  @Test func `each library has a proxy of its own, the later in front of the earlier`() {
    let (panel, opener) = (Panel(), Opener())
    panel.delegate = opener
    let first = panel.rx.delegate
    let second = OtherLibraryProxy.proxy(for: panel, in: .delegate)
    #expect(second !== first)
    #expect(second.forwardToDelegate() === first)
    panel.storage.send(Panel.didOpen, 1)
    #expect(opener.rows == [1])
  }

  @Test func `a proxy dies with its host, and does not keep what it forwards to`() {
    for ownership in SlotOwnership.allCases {
      weak var proxy: DelegateProxy?
      weak var host: Panel?
      weak var forward: Opener?
      do {
        let panel = Panel(ownership)
        host = panel
        proxy = panel.rx.delegate
        do {
          let opener = Opener()
          forward = opener
          proxy?.setForwardToDelegate(opener, retainDelegate: false)
        }
        #expect(forward == nil)
        #expect(proxy != nil)
      }
      #expect(host == nil)
      #expect(proxy == nil)
    }
  }
}

private final class OtherLibraryProxy: DelegateProxy {
  override class var family: String { "other library" }
}
