/// Something that one of the parties does.
enum Step: Hashable, CustomStringConvertible {
  case bridge
  case removeBridge
  case hook(TrackerName)
  case unhook(TrackerName)
  case set(AppName)
  case setNil
  /// The host becomes its own delegate.
  case setHost
  case lookUp(Family)
  case observe(Family, MessageKind = .required)
  case dispose(Family)
  /// The last reference that the app has to a delegate goes.
  case drop(AppName)

  enum TrackerName: String, CaseIterable {
    case alpha
    case beta
  }

  enum AppName: String, CaseIterable {
    case plain
    case scrolling
    case table
    /// Passes its one message on by hand.
    case hand
    /// Gives some messages to an adapter and the rest to its target.
    case adapter
    /// Tells several receivers.
    case broadcast
  }

  /// The reactive libraries.
  enum Family: String, CaseIterable {
    case rx
    case rival
    /// Built like others, with proxies of their own; they observe notifications only.
    case forwardee
    case publisher

    /// Those whose proxies are of the class that this package's own is.
    static let rxStyle: [Family] = [.rx, .rival]
  }

  var description: String {
    switch self {
    case .bridge: "bridge"
    case .removeBridge: "remove bridge"
    case .hook(let tracker): "hook \(tracker)"
    case .unhook(let tracker): "unhook \(tracker)"
    case .set(let app): "set \(app)"
    case .setNil: "set nil"
    case .setHost: "set host"
    case .lookUp(let family): "look up \(family)"
    case .observe(let family, let kind): "observe \(kind) by \(family)"
    case .dispose(let family): "dispose \(family)"
    case .drop(let app): "drop \(app)"
    }
  }
}
