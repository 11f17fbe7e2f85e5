import AppModel
import Streams

/// What all parties of the feed screen want to hear about.
enum FeedEvent: String, CaseIterable {
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

  /// The event of which the app's controller left a breadcrumb.
  init(_ breadcrumb: Breadcrumb) {
    switch breadcrumb {
    case .opened: self = .opened
    case .saw: self = .shown
    case .scrolled: self = .scrolled
    }
  }
}
