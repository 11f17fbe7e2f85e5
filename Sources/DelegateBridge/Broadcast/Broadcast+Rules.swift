public import Streams

extension Broadcast {
  /// Keeps a message from some receivers, as long as there is another one that takes it.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - receivers: The objects; they need not be receivers yet, and are not kept alive.
  public func deny(_ message: some AnyMessage, to receivers: AnyObject...) {
    for receiver in receivers { member(for: receiver).denied.insert(message.selector) }
  }

  /// Takes back ``deny(_:to:)``.
  public func allow(_ message: some AnyMessage, to receivers: AnyObject...) {
    for receiver in receivers { member(for: receiver).denied.remove(message.selector) }
  }

  /// Has a message delivered to one receiver only.
  ///
  /// - Parameters:
  ///   - owner: The receiver that gets the message, even if it is denied it; where it does not take
  ///     the message, is no receiver, or has died, the first one that takes it. `nil` lifts the rule.
  ///   - message: The message.
  public func setOwner(_ owner: AnyObject?, of message: some AnyMessage) {
    rules[message.selector, default: Rule()].owner = owner.map { member(for: $0) }
  }

  /// Changes what one receiver gets of a message, and what its answer means to the sender.
  ///
  /// A mapping that is its own inverse, as between the indices of a list and those of the same list
  /// turned upside down, serves for both.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - receiver: The object; it need not be a receiver yet, and is not kept alive.
  ///   - arguments: Makes the arguments that the receiver gets.
  ///   - result: Makes the sender's result of the receiver's.
  public func map<Result, each Argument>(
    _ message: Message<Result, repeat each Argument>, for receiver: AnyObject,
    arguments: @escaping @MainActor (repeat each Argument) -> (repeat each Argument),
    result: @escaping @MainActor (Result) -> Result = { $0 }
  ) {
    member(for: receiver).mappings[message.selector] = { invocation, target in
      guard let original = invocation.arguments(of: message) else { return false }
      let mapped = arguments(repeat each original)
      invocation.setArguments(of: message, repeat each mapped)
      let isAnswered = invocation.invoke(on: target)
      invocation.setArguments(of: message, repeat each original)
      guard isAnswered, let answer = invocation.result(of: message) else { return isAnswered }
      invocation.setResult(of: message, result(answer))
      return true
    }
  }

  /// Sends a message with a result to all receivers that take it, and combines their answers.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - reducer: How answers are combined.
  public func reduce<Result, each Argument>(
    _ message: Message<Result, repeat each Argument>, by reducer: Reducer<Result>
  ) {
    rules[message.selector, default: Rule()].reduction = { invocation, targets in
      var combined: Result?
      for target in targets where target.isCurrent {
        guard target.deliver(&invocation), let answer = invocation.result(of: message) else {
          continue
        }
        combined = combined.map { reducer.combine($0, answer) } ?? answer
      }
      if let combined { invocation.setResult(of: message, combined) }
    }
  }

  /// Replaces the arguments of a message once, before any receiver gets it.
  ///
  /// This is how a completion handler that goes to several receivers is called only once:
  ///
  /// ```swift
  /// broadcast.prepare(Web.decidePolicy) { view, url, decide in
  ///   (view, url, CompletionHandler(otherwise: .cancel, isShared: true, decide).function)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - arguments: Makes the arguments that all receivers get.
  public func prepare<Result, each Argument>(
    _ message: Message<Result, repeat each Argument>,
    arguments: @escaping @MainActor (repeat each Argument) -> (repeat each Argument)
  ) {
    rules[message.selector, default: Rule()].preparation = { invocation in
      guard let original = invocation.arguments(of: message) else { return }
      let prepared = arguments(repeat each original)
      invocation.setArguments(of: message, repeat each prepared)
    }
  }
}
