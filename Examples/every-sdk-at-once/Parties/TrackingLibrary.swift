import AppModel
import DelegateBridge
import Streams

/// A tracking library: it counts what lists tell their delegates, and the actions of buttons.
@MainActor
final class TrackingLibrary {
  private let lists: TrackingHook
  private let buttons = ActionCounter()

  init(named name: String, behaviour: TrackingHook.Behaviour) {
    lists = TrackingHook.install(
      on: CollectionView.self, named: name, recording: Event.listMessages, behaviour: behaviour)
  }

  subscript(event: Event) -> Int {
    event.listMessage.map { lists.count(of: $0) } ?? buttons.count
  }
}
