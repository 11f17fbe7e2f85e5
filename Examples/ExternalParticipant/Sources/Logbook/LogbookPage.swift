import Streams

/// What a logbook puts around a delegate.
final class LogbookPage: MessageProxy, NamedParty, ForwardingParty {
  /// What only a page says that it takes.
  static let marker: Selector = "isLogbookPage"

  let partyName = "logbook"
  private weak var target: AnyObject?
  private let noted: Selector
  private let note: () -> Void

  init(around target: AnyObject, noting noted: Selector, _ note: @escaping () -> Void) {
    self.target = target
    self.noted = noted
    self.note = note
    super.init()
  }

  var forwardingParties: [AnyObject] { target.map { [$0] } ?? [] }
  func intercepts(_ selector: Selector) -> Bool { selector == noted }

  override func responds(to selector: Selector) -> Bool {
    selector == Self.marker || target.map { MessageObject.responds($0, to: selector) } ?? false
  }

  override func recognizes(_ selector: Selector) -> Bool {
    target.map { RootMessages.recognizes.send(to: $0, selector) } ?? false
  }

  override func forward(_ invocation: inout Invocation) {
    guard invocation.selector != noted else { return forwardNoted(&invocation) }
    guard let target, recognizes(invocation.selector) else { return super.forward(&invocation) }
    invocation.invoke(on: target)
  }

  private func forwardNoted(_ invocation: inout Invocation) {
    note()
    guard let target, MessageObject.responds(target, to: noted) else { return }
    invocation.invoke(on: target)
  }
}
