/// An event and the moment of virtual time at which it came.
public struct Recorded<Element> {
  /// The moment.
  public let time: Duration
  /// The event.
  public let event: Event<Element>

  /// Records an event.
  ///
  /// - Parameters:
  ///   - time: The moment.
  ///   - event: The event.
  public init(time: Duration, event: Event<Element>) {
    self.time = time
    self.event = event
  }

  /// An element.
  ///
  /// - Parameters:
  ///   - time: The moment.
  ///   - element: The element.
  /// - Returns: The record.
  public static func next(_ time: Duration, _ element: Element) -> Recorded {
    Recorded(time: time, event: .next(element))
  }

  /// A failure.
  ///
  /// - Parameters:
  ///   - time: The moment.
  ///   - error: The failure.
  /// - Returns: The record.
  public static func error(_ time: Duration, _ error: any Error) -> Recorded {
    Recorded(time: time, event: .error(error))
  }

  /// A regular end.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The record.
  public static func completed(_ time: Duration) -> Recorded {
    Recorded(time: time, event: .completed)
  }
}

extension Recorded: Sendable where Element: Sendable {}

extension Recorded: Equatable where Element: Equatable {
  /// Compares moments and events; errors are equal if they are of one type and print alike.
  ///
  /// - Parameters:
  ///   - left: A record.
  ///   - right: Another record.
  /// - Returns: Whether they are equal.
  public static func == (left: Recorded, right: Recorded) -> Bool {
    guard left.time == right.time else { return false }
    switch (left.event, right.event) {
    case (.next(let a), .next(let b)): return a == b
    case (.error(let a), .error(let b)):
      return type(of: a) == type(of: b) && "\(a)" == "\(b)"
    case (.completed, .completed): return true
    default: return false
    }
  }
}

extension Recorded: CustomStringConvertible {
  /// The moment and the event, in one line.
  public var description: String { "\(time): \(event)" }
}
