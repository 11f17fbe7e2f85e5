/// The delegate of a ``WebView``; what it may do besides is optional, see
/// ``WebView/NavigationDeciding``.
@MainActor
public protocol WebViewDelegate: AnyObject {
  /// A page has been loaded.
  func webView(_ view: WebView, didFinish address: String)
}
