public import Streams

extension WebView {
  /// A delegate that decides which pages are loaded, now or later.
  @MainActor
  public protocol NavigationDeciding: WebViewDelegate {
    /// Calls `decide` once with what is to become of a page.
    func webView(
      _ view: WebView, decidePolicyFor address: String,
      decide: @escaping @MainActor (NavigationPolicy) -> Void)
  }

  /// A page has been loaded.
  public static let didFinish = Message<Void, WebView, String>("webView(_:didFinish:)") {
    (delegate: any WebViewDelegate, view, address) in
    delegate.webView(view, didFinish: address)
  }

  /// What is to become of a page; it is loaded, where nobody decides.
  public static let decidePolicy = Message<
    Void, WebView, String, @MainActor (NavigationPolicy) -> Void
  >("webView(_:decidePolicyFor:decide:)") {
    (delegate: any NavigationDeciding, view, address, decide) in
    delegate.webView(view, decidePolicyFor: address, decide: decide)
  }
}
