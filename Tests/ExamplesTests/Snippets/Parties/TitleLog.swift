import Streams

final class TitleLog: MessageProxy, ForwardingParty {
  private weak var target: AnyObject?
  private let note: (String) -> Void

  init(around target: AnyObject, note: @escaping (String) -> Void) {
    self.target = target
    self.note = note
    super.init()
  }

  override func forward(_ invocation: inout Invocation) {
    if let (_, title) = invocation.arguments(of: Player.didPlay) { note(title) }
    if let target { invocation.invoke(on: target) }
  }

  var forwardingParties: [AnyObject] { target.map { [$0] } ?? [] }

  func intercepts(_ selector: Selector) -> Bool { selector == Player.didPlay.selector }
}
