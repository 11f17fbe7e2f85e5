/// Everybody who wants to know what happens on the screen.
enum Party: String, CaseIterable {
  /// The app's controller.
  case app

  /// A list library that gets everything beside the app, from a broadcast.
  case library = "list library"

  /// A list library that gets some messages instead of the delegate, and passes them on.
  case adapter = "list adapter"

  /// A tracking library.
  case analytics

  /// Another tracking library, which goes about it in another way.
  case heatMap = "heat map"

  /// The reactive library.
  case reactive

  /// A reactive library of another make, which tells its observers after the delegate.
  case forwardee

  /// A third one, which clears the slot before it sets itself.
  case publisher

  /// What keeps a double tap on the button from doing the same thing twice.
  case tapGuard = "tap guard"

  /// What it wants to know.
  var interests: [Event] {
    switch self {
    case .app, .analytics, .heatMap: Event.ofList + [.refreshed]
    case .library, .reactive, .forwardee, .publisher: Event.ofList
    case .adapter: ListAdapter.events
    case .tapGuard: [.doubleTapped]
    }
  }
}
