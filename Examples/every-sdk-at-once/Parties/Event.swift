import AppModel
import Streams

/// What can happen on the screen.
enum Event: String, CaseIterable {
  case opened
  case shown
  case scrolled

  /// The action of the button was carried out.
  case refreshed

  /// The button was tapped so soon after another tap that it must do nothing.
  case doubleTapped = "double-tapped"

  /// What the list tells its delegate.
  static let ofList: [Event] = [.opened, .shown, .scrolled]

  /// The messages by which the list tells.
  @MainActor
  static var listMessages: [any AnyMessage] { ofList.compactMap(\.listMessage) }

  /// The message by which the list tells; `nil` for what happens to the button.
  @MainActor
  var listMessage: (any AnyMessage)? {
    switch self {
    case .opened: CollectionView.didSelectItem
    case .shown: CollectionView.willDisplayItem
    case .scrolled: ScrollView.didScroll
    case .refreshed, .doubleTapped: nil
    }
  }
}
