public import Streams

extension Reactive where Base: WebView {
  /// The addresses of the pages that have been loaded.
  @MainActor
  public var didFinish: ControlEvent<String> {
    ControlEvent(events: invoked(WebView.didFinish).map(\.1))
  }
}
