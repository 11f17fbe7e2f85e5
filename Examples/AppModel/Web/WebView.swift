public import Streams

/// A view of web pages from the time when delegates were `assign`: the slot neither keeps its object
/// alive nor notices that it dies.
public final class WebView: MessageObject, HasDelegate {
  /// The address of the page that is shown.
  public private(set) var address: String?

  private let delegateStorage = SlotStorage(
    .unsafe, optionalMessages: [didFinish.selector, decidePolicy.selector])
  private var undecided: Set<Int> = []
  private var navigations = 0

  /// The accessors of the delegate.
  public override class var methods: Methods {
    Methods(WebView.self) { $0.slot(.delegate) { $0.delegateStorage } }
  }

  /// The object that is told what happens; whoever sets it has to take it back before it dies.
  public var delegate: AnyObject? {
    get { DelegateSlot.delegate.object(of: self) }
    set { DelegateSlot.delegate.set(newValue, of: self) }
  }

  /// Loads a page, if the delegate lets it.
  public func load(_ address: String) {
    navigations += 1
    let navigation = navigations
    undecided.insert(navigation)
    let decide = { @MainActor [weak self] (policy: NavigationPolicy) -> Void in
      self?.take(policy, on: navigation, to: address)
    }
    let answer: Void? = delegateStorage.send(Self.decidePolicy, self, address, decide)
    if answer == nil { decide(.allow) }
  }

  /// Takes the first decision on a navigation, and no other.
  private func take(_ policy: NavigationPolicy, on navigation: Int, to address: String) {
    guard undecided.remove(navigation) != nil, policy == .allow else { return }
    self.address = address
    delegateStorage.send(Self.didFinish, self, address)
  }
}
