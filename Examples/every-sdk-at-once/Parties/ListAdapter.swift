import AppModel
import DelegateBridge
import Streams

/// A library that stands between a list and its delegate: it gets what is shown and scrolled, and
/// passes that on when it has done its own.
final class ListAdapter: MessageObject {
  nonisolated static let events: [Event] = [.shown, .scrolled]

  let tally = Tally()
  private(set) lazy var proxy = InterceptingProxy(
    intercepting: Self.events.compactMap(\.listMessage), for: self, named: "adapter")

  override class var methods: Methods {
    Methods(ListAdapter.self) {
      $0.on(CollectionView.willDisplayItem) { adapter, view, path in
        adapter.tally.note(.shown)
        adapter.passOn(CollectionView.willDisplayItem, view, path)
      }
      $0.on(ScrollView.didScroll) { adapter, view in
        adapter.tally.note(.scrolled)
        adapter.passOn(ScrollView.didScroll, view)
      }
    }
  }

  private func passOn<each Argument>(
    _ message: Message<Void, repeat each Argument>, _ arguments: repeat each Argument
  ) {
    guard let target = proxy.target, MessageObject.responds(target, to: message.selector) else {
      return
    }
    message.send(to: target, repeat each arguments)
  }
}
