import Streams

/// Tracking without a wrapper: the class of each delegate is made to count, in its method where it has
/// one, else when it is asked for a forwarding target.
///
/// A message that passes two instrumented classes on its way is counted twice.
@MainActor
final class ForwardingTargetTracker<each Argument> {
  private(set) var count = 0

  private let message: Message<Void, repeat each Argument>
  private var instrumented: [ObjectClass] = []

  init(_ message: Message<Void, repeat each Argument>) {
    self.message = message
  }

  /// Makes the class of `object` count, once.
  func instrument(_ object: AnyObject) {
    let type = ObjectClass.of(object)
    guard !instrumented.contains(where: { $0 === type }) else { return }
    instrumented.append(type)
    if type.implements(message.selector, for: object),
      let method = type.method(of: message.selector)
    {
      countCalls(of: method)
    } else if let forwarding = type.method(of: RootMessages.forwardingTarget.selector) {
      countQuestions(in: type, forwarding.implementation)
    }
  }

  private func countCalls(of method: Method) {
    let original = method.implementation
    let message = message
    method.setImplementation(
      message.implementation {
        (receiver: AnyObject, _: Selector, arguments: repeat each Argument) in
        self.count += 1
        message.call(original, receiver, repeat each arguments)
      })
  }

  private func countQuestions(in type: ObjectClass, _ original: Implementation) {
    let message = RootMessages.forwardingTarget
    let counted = self.message.selector
    type.replaceMethod(
      message.selector,
      message.implementation { receiver, _, selector in
        if selector == counted { self.count += 1 }
        return message.call(original, receiver, selector)
      })
  }
}
