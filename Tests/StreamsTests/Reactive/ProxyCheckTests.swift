import Streams
import Testing

/// Every check of a proxy at its point: what fails it, who is named, and what happens then.
@MainActor
@Suite struct `Reactive proxies, checks` {
  @Test func `a look-up where all is well fails none`() {
    for ownership in SlotOwnership.allCases {
      let (panel, opener) = (Panel(ownership), Opener())
      let violations = recording {
        _ = panel.rx.delegate
        panel.delegate = opener
        _ = panel.rx.delegate
        panel.delegate = nil
        _ = panel.rx.delegate
        install(opener, on: panel).dispose()
        install(opener, on: panel).dispose()
      }
      #expect(violations == [])
    }
  }

  @Test func `a forward delegate that is not taken`() {
    let (panel, opener) = (Panel(), Opener())
    panel.delegate = opener
    let violations = recording { _ = DeafProxy.proxy(for: panel, in: .delegate) }
    #expect(
      violations.map { [$0.kind.rawValue] + $0.parties } == [
        ["forwardNotTaken", "DeafProxy", "nil", "opener"],
        ["forwardChanged", "DeafProxy", "nil", "opener"],
      ])
    #expect(panel.delegate is DeafProxy)
  }

  @Test func `a slot that does not read as the proxy`() {
    let panel = Panel()
    let wrapper = Opener("wrapper")
    let setter = DelegateSlot.delegate.setter
    panel.objectClass = Panel.classObject.makeSubclass(named: "Wrapping")
    panel.objectClass.addMethod(
      setter.selector,
      setter.implementation { panel, _, object in
        (panel as? Panel)?.storage.write(object == nil ? nil : wrapper)
      })
    let violations = recording { _ = panel.rx.delegate }
    #expect(
      violations.map { [$0.kind.rawValue] + $0.parties } == [
        ["proxyNotCurrent", "DelegateProxy", "wrapper", "DelegateProxy"]
      ])
    let again = recording { #expect(panel.rx.delegate.forwardToDelegate() === wrapper) }
    #expect(again.map(\.kind) == [.proxyNotCurrent])
  }

  @Test func `a forward delegate that changes while the proxy is put into the slot`() {
    let (panel, opener) = (Panel(), Opener())
    panel.delegate = opener
    let violations = recording { _ = FickleProxy.proxy(for: panel, in: .delegate) }
    #expect(
      violations.map { [$0.kind.rawValue] + $0.parties } == [
        ["forwardChanged", "FickleProxy", "nil", "opener"]
      ])
  }

  @Test func `all checks of one look-up are made, in their order`() {
    let (panel, opener) = (Panel(), Opener())
    panel.delegate = opener
    let violations = recording { _ = HopelessProxy.proxy(for: panel, in: .delegate) }
    #expect(violations.map(\.kind) == [.forwardNotTaken, .proxyNotCurrent, .forwardChanged])
    #expect(panel.delegate === opener)
  }

  @Test func `a forward delegate that is installed over another one`() {
    let (panel, first, second) = (Panel(), Opener("first"), Opener("second"))
    for previous in [first, second] {
      panel.delegate = previous
      var handle: (any Disposable)?
      let violations = recording { handle = install(second, on: panel) }
      #expect(
        violations.map { [$0.kind.rawValue] + $0.parties } == [
          ["forwardOverwritten", "DelegateProxy", previous.partyName, "nil"]
        ])
      #expect(panel.rx.delegate.forwardToDelegate() === second)
      #expect(recording { handle?.dispose() } == [])
    }
  }

  @Test func `a forward delegate that is no longer there when it is to be removed`() {
    let (panel, first, second) = (Panel(), Opener("first"), Opener("second"))
    let handle = install(first, on: panel)
    panel.rx.delegate.setForwardToDelegate(second, retainDelegate: false)
    let violations = recording { handle.dispose() }
    #expect(
      violations.map { [$0.kind.rawValue] + $0.parties } == [
        ["forwardLost", "DelegateProxy", "second", "first"]
      ])
    #expect(panel.rx.delegate.forwardToDelegate() == nil)
    #expect(recording { handle.dispose() } == [])
  }

  @Test func `a forward delegate that has died is not missed`() {
    let panel = Panel()
    var opener: Opener? = Opener()
    let handle = opener.map { install($0, on: panel) }
    opener = nil
    #expect(recording { handle?.dispose() } == [])
  }

  @Test func `a proxy that meets a dangling slot reports it, and does not take it over`() {
    let panel = Panel(.unsafe)
    do { panel.delegate = Opener() }
    let violations = recording { _ = panel.rx.delegate }
    #expect(violations.map(\.kind) == [.danglingDelegate])
    #expect(violations.first?.parties.last == "DEAD opener")
  }

  #if DEBUG
    @Test func `without a handler a failed check stops a debug build`() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let (panel, opener) = (Panel(), Opener())
          panel.delegate = opener
          _ = DelegateProxy.installForwardDelegate(
            opener, retainDelegate: false, onProxyFor: panel, in: .delegate)
        }
      }
    }
  #endif

  private func recording(_ body: () -> Void) -> [Violation] {
    let recorder = ViolationRecorder()
    ViolationHandler.with(.record(into: recorder), body)
    return recorder.violations
  }

  private func install(_ opener: Opener, on panel: Panel) -> any Disposable {
    DelegateProxy.installForwardDelegate(
      opener, retainDelegate: false, onProxyFor: panel, in: .delegate)
  }
}

/// Takes no forward delegate.
private final class DeafProxy: DelegateProxy {
  override class var family: String { "deaf" }

  override func setForwardToDelegate(_ delegate: AnyObject?, retainDelegate: Bool) {}
}

/// Forgets its forward delegate when it is put into a slot.
private final class FickleProxy: DelegateProxy {
  override class var family: String { "fickle" }

  override class func setCurrentDelegate(
    _ delegate: AnyObject?, of host: MessageObject, in slot: DelegateSlot
  ) {
    super.setCurrentDelegate(delegate, of: host, in: slot)
    (delegate as? FickleProxy)?.setForwardToDelegate(nil, retainDelegate: false)
  }

  override func reset() {}
}

/// Does nothing that it should.
private final class HopelessProxy: DelegateProxy {
  override class var family: String { "hopeless" }

  override class func setCurrentDelegate(
    _ delegate: AnyObject?, of host: MessageObject, in slot: DelegateSlot
  ) {}

  override func setForwardToDelegate(_ delegate: AnyObject?, retainDelegate: Bool) {}
}
