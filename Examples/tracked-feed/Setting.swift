/// What else is on the feed screen besides the app and its streams.
struct Setting {
  /// When the tracking library starts.
  enum Tracking: String {
    /// There is none.
    case never = "no tracker"

    /// Before there is a screen.
    case beforeScreen = "tracker first"

    /// When the streams of the screen are bound already: say, after the user agreed to it.
    case afterBinding = "reactive first"
  }

  let tracking: Tracking
  let isBridged: Bool

  var name: String { "\(tracking.rawValue), \(isBridged ? "bridged" : "not bridged")" }
}
