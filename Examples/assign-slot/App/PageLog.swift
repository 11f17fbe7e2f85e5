import AppModel
import Streams

/// What the app's own hook puts around a delegate: it counts the pages and passes them on.
///
/// What it responds to and what kind of object it is, it answers for itself.
final class PageLog: MessageObject, WebViewDelegate, NamedParty, ForwardingParty {
  let partyName: String
  private weak var target: AnyObject?
  private let count: () -> Void

  init(named name: String, around target: AnyObject, count: @escaping () -> Void) {
    partyName = name
    self.target = target
    self.count = count
    super.init()
  }

  func webView(_ view: WebView, didFinish address: String) {
    count()
    if let target { WebView.didFinish.send(to: target, view, address) }
  }

  var forwardingParties: [AnyObject] { target.map { [$0] } ?? [] }

  func intercepts(_ selector: Selector) -> Bool { selector == WebView.didFinish.selector }
}
