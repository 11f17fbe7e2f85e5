extension Array {
  /// A history drawn as text.
  ///
  /// ```swift
  /// let source = scheduler.hotObservable(.marbles("--a-b-|"))
  /// #expect(observer.events == .marbles("--A-B-|"))
  /// ```
  ///
  /// Each character is one frame: `-` nothing, `|` the regular end, `#` a failure, a space nothing at
  /// all (it takes no time), anything else an element. What stands in parentheses shares a frame.
  ///
  /// - Parameters:
  ///   - diagram: The drawing.
  ///   - values: The elements that the characters stand for.
  ///   - start: The time of the first frame.
  ///   - frame: The time between two frames.
  ///   - error: The failure that `#` stands for.
  /// - Returns: The events in order.
  /// - Precondition: Parentheses are balanced and not nested, nothing but time follows the end, and each
  ///   element has a value.
  public static func marbles<Value>(
    _ diagram: String, values: [Character: Value], from start: Duration = .zero,
    frame: Duration = .seconds(1), error: any Error = MarbleError()
  ) -> [Recorded<Value>] where Element == Recorded<Value> {
    marbles(diagram, from: start, frame: frame, error: error) { character in
      guard let value = values[character] else {
        preconditionFailure("no value for \"\(character)\" in \(diagram)")
      }
      return value
    }
  }

  /// A history of characters drawn as text, as in ``marbles(_:values:from:frame:error:)``.
  ///
  /// - Parameters:
  ///   - diagram: The drawing; each element is a string of one character.
  ///   - start: The time of the first frame.
  ///   - frame: The time between two frames.
  ///   - error: The failure that `#` stands for.
  /// - Returns: The events in order.
  public static func marbles(
    _ diagram: String, from start: Duration = .zero, frame: Duration = .seconds(1),
    error: any Error = MarbleError()
  ) -> [Recorded<String>] where Element == Recorded<String> {
    marbles(diagram, from: start, frame: frame, error: error) { String($0) }
  }

  private static func marbles<Value>(
    _ diagram: String, from start: Duration, frame: Duration, error: any Error,
    value: (Character) -> Value
  ) -> [Recorded<Value>] where Element == Recorded<Value> {
    var (time, isGrouped, hasEnded) = (start, false, false)
    var events: [Recorded<Value>] = []
    for character in diagram {
      switch character {
      case " ": continue
      case "(":
        precondition(!isGrouped, "nested parentheses in \(diagram)")
        isGrouped = true
        continue
      case ")":
        precondition(isGrouped, "a parenthesis too many in \(diagram)")
        isGrouped = false
      case "-": break
      default:
        precondition(!hasEnded, "\"\(character)\" after the end in \(diagram)")
        hasEnded = character == "|" || character == "#"
        let event: Event<Value> =
          character == "|" ? .completed : character == "#" ? .error(error) : .next(value(character))
        events.append(Recorded(time: time, event: event))
      }
      if !isGrouped { time += frame }
    }
    precondition(!isGrouped, "an open parenthesis in \(diagram)")
    return events
  }
}
