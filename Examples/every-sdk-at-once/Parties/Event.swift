import AppModel
import Streams

/// What can happen on the screen.
enum Event: String, CaseIterable {
  case opened
  case shown
  case scrolled

  /// The message by which the list tells.
  @MainActor
  var message: any AnyMessage {
    switch self {
    case .opened: CollectionView.didSelectItem
    case .shown: CollectionView.willDisplayItem
    case .scrolled: ScrollView.didScroll
    }
  }
}
