import Streams

/// Tracking without a wrapper: the class of whatever is set is made to count, in its method where it
/// has one, else when it is asked for a forwarding target.
///
/// A message that passes two such classes on its way is counted twice.
@MainActor
final class ClassTracking<each Argument> {
  private let message: Message<Void, repeat each Argument>
  private let count: @MainActor () -> Void
  private var tracked: [ObjectClass] = []

  init(_ message: Message<Void, repeat each Argument>, _ count: @escaping @MainActor () -> Void) {
    self.message = message
    self.count = count
  }

  /// Makes the class of `object` count, once.
  func track(_ object: AnyObject) {
    if object is DeadObject { return }
    let type = ObjectClass.of(object)
    guard !tracked.contains(where: { $0 === type }) else { return }
    tracked.append(type)
    // A class has the method of a protocol requirement as soon as somebody asks for it.
    if type.implements(message.selector, for: object),
      let method = type.method(of: message.selector)
    {
      countCalls(of: method)
    } else if let forwarding = type.method(of: RootMessages.forwardingTarget.selector) {
      countQuestions(to: type, forwarding.implementation)
    }
  }

  private func countCalls(of method: Method) {
    let (message, count, original) = (message, count, method.implementation)
    method.setImplementation(
      message.implementation {
        (receiver: AnyObject, name: Selector, arguments: repeat each Argument) in
        count()
        message.call(original, receiver, as: name, repeat each arguments)
      })
  }

  private func countQuestions(to type: ObjectClass, _ original: Implementation) {
    let (question, counted, count) = (RootMessages.forwardingTarget, message.selector, count)
    type.replaceMethod(
      question.selector,
      question.implementation { receiver, _, selector in
        if selector == counted { count() }
        return question.call(original, receiver, selector)
      })
  }
}
