import AppModel

/// The app's controller of a web view.
final class Browser: WebViewDelegate {
  private(set) var history: [String] = []

  func webView(_ view: WebView, didFinish address: String) { history.append(address) }
}
