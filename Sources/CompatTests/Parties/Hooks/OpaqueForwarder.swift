import Streams

/// Passes every message on, and answers no question about itself.
final class OpaqueForwarder: MessageProxy {
  private weak var target: AnyObject?
  private let note: @MainActor (Selector) -> Void

  init(to target: AnyObject, note: @escaping @MainActor (Selector) -> Void) {
    self.target = target
    self.note = note
    super.init()
  }

  /// Never: the question is not answered.
  override func responds(to selector: Selector) -> Bool { false }

  override func recognizes(_ selector: Selector) -> Bool { true }

  override func forward(_ invocation: inout Invocation) {
    guard !isQuestion(invocation.selector) else { return }
    note(invocation.selector)
    if let target { invocation.invoke(on: target) }
  }

  private func isQuestion(_ selector: Selector) -> Bool {
    selector == RootMessages.identity.selector || selector == RootMessages.wraps.selector
      || selector == RootMessages.isKind.selector
  }
}
