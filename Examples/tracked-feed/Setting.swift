/// Who is on the feed screen, and since when.
struct Setting: Hashable {
  /// When the tracking library starts.
  enum Tracking: String {
    case never = "no tracker"
    case beforeScreen = "tracker first"
    case afterBinding = "reactive first"
  }

  let tracking: Tracking
  let isBridged: Bool

  var name: String {
    tracking == .never ? tracking.rawValue : "\(tracking.rawValue), \(isBridged ? "bridge" : "alone")"
  }
}
