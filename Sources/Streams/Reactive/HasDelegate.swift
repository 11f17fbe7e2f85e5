/// A host with a `delegate` slot that reactive proxies may take.
@MainActor
public protocol HasDelegate: MessageObject {
  /// The slot.
  static var delegateSlot: DelegateSlot { get }
}

extension HasDelegate {
  /// The property named `delegate`.
  public static var delegateSlot: DelegateSlot { .delegate }
}

extension DelegateSlot {
  /// The property named `delegate`.
  public static let delegate = DelegateSlot("delegate")

  /// The property named `dataSource`.
  public static let dataSource = DelegateSlot("dataSource")
}
