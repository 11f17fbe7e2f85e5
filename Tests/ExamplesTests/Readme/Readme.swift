import DelegateBridge
import Streams

/// The code of the README, as it stands there, and what it prints.
@MainActor
enum Readme {
  static var printed: [String] = []

  private static func print(_ line: String) {
    printed.append(line)
  }

  @MainActor
  protocol NewsListDelegate: AnyObject {
    func newsList(_ list: NewsList, didOpen row: Int)
  }

  final class NewsList: MessageObject, HasDelegate {
    static let didOpen = Message<Void, NewsList, Int>("newsList(_:didOpen:)") {
      (delegate: any NewsListDelegate, list, row) in delegate.newsList(list, didOpen: row)
    }

    private let storage = SlotStorage(.weak, optionalMessages: [didOpen.selector])

    override class var methods: Methods {
      Methods(NewsList.self) { $0.slot(.delegate) { $0.storage } }
    }

    var delegate: AnyObject? {
      get { DelegateSlot.delegate.object(of: self) }
      set { DelegateSlot.delegate.set(newValue, of: self) }
    }

    func tap(_ row: Int) { storage.send(Self.didOpen, self, row) }
  }

  final class NewsScreen: NewsListDelegate {
    func newsList(_ list: NewsList, didOpen row: Int) { print("app: row \(row)") }
  }

  final class TapLog: ChainLink {
    override func intercepts(_ selector: Selector) -> Bool {
      selector == NewsList.didOpen.selector
    }

    override func forward(_ invocation: inout Invocation) {
      if let (_, row) = invocation.arguments(of: NewsList.didOpen) { print("log: row \(row)") }
      super.forward(&invocation)
    }
  }

  static func run() {
    let bridge = DelegateBridge.install(on: NewsList.self)

    let (list, screen) = (NewsList(), NewsScreen())
    list.delegate = screen
    let tracker = TrackingHook.install(on: NewsList.self, recording: [NewsList.didOpen])
    bridge.add { _ in TapLog() }
    let subscription = list.rx.sent(NewsList.didOpen)
      .subscribe(onNext: { _, row in print("stream: row \(row)") })

    list.tap(7)
    print("tracker: \(tracker.count(of: NewsList.didOpen))")
    print(bridge.explain(list))

    subscription.dispose()
    tracker.remove()
    bridge.remove()
  }
}
