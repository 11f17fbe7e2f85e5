public import Streams

/// A view of web pages from the time when delegates were `assign`: the slot neither keeps its object
/// alive nor notices that it dies.
public final class WebView: MessageObject, HasDelegate {
  /// The address of the page that is shown.
  public private(set) var address: String?

  private let delegateStorage = SlotStorage(
    .unsafe, optionalMessages: [didFinish.selector, decidePolicy.selector])

  /// The accessors of the delegate.
  public override class var methods: Methods {
    Methods(WebView.self) { $0.slot(.delegate) { $0.delegateStorage } }
  }

  /// The object that is told what happens; whoever sets it has to take it back before it dies.
  public var delegate: AnyObject? {
    get { DelegateSlot.delegate.object(of: self) }
    set { DelegateSlot.delegate.set(newValue, of: self) }
  }

  /// Loads a page, if the delegate lets it: one that drops the decision has not.
  public func load(_ address: String) {
    let decide = CompletionHandler<NavigationPolicy>(
      of: Self.decidePolicy.selector, for: "WebView", otherwise: .cancel
    ) { [weak self] policy in self?.take(policy, on: address) }
    let answer: Void? = delegateStorage.send(Self.decidePolicy, self, address, decide.function)
    if answer == nil { decide(.allow) }
  }

  private func take(_ policy: NavigationPolicy, on address: String) {
    guard policy == .allow else { return }
    self.address = address
    delegateStorage.send(Self.didFinish, self, address)
  }
}
