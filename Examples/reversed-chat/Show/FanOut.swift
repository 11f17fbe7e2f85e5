import Streams

/// What the library did before it had a broadcast: every message to everybody, except those on a
/// list of messages that the app does not get.
final class FanOut: MessageObject {
  private let app: AnyObject
  private let library: AnyObject
  private let denied: Set<Selector>

  init(to app: AnyObject, and library: AnyObject, denying denied: [any AnyMessage]) {
    self.app = app
    self.library = library
    self.denied = Set(denied.map(\.selector))
    super.init()
  }

  override func responds(to selector: Selector) -> Bool {
    super.responds(to: selector) || !targets(of: selector).isEmpty
  }

  override func forward(_ invocation: inout Invocation) {
    for target in targets(of: invocation.selector) { invocation.invoke(on: target) }
  }

  private func targets(of selector: Selector) -> [AnyObject] {
    (denied.contains(selector) ? [library] : [app, library])
      .filter { MessageObject.responds($0, to: selector) }
  }
}
