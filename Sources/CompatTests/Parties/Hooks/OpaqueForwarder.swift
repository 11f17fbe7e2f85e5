import Streams

/// Passes every message on, and answers no question about itself.
final class OpaqueForwarder: MessageProxy {
  private(set) weak var target: AnyObject?
  private let swallowsQuestions: Bool
  private let note: @MainActor (Selector) -> Void

  private static let questions: Set<Selector> = [
    RootMessages.responds.selector, RootMessages.identity.selector, RootMessages.wraps.selector,
    RootMessages.isKind.selector,
  ]

  init(
    to target: AnyObject, objectClass: ObjectClass, swallowingQuestions swallowsQuestions: Bool,
    note: @escaping @MainActor (Selector) -> Void
  ) {
    self.target = target
    self.swallowsQuestions = swallowsQuestions
    self.note = note
    super.init()
    start(as: objectClass)
  }

  override func responds(to selector: Selector) -> Bool {
    RootMessages.responds.passOn(from: self, selector) ?? false
  }

  override func recognizes(_ selector: Selector) -> Bool { true }

  override func forward(_ invocation: inout Invocation) {
    if Self.questions.contains(invocation.selector) {
      if swallowsQuestions { return }
    } else {
      note(invocation.selector)
    }
    if let target { invocation.invoke(on: target) }
  }
}
