/// A host with a `dataSource` slot that reactive proxies may take.
@MainActor
public protocol HasDataSource: MessageObject {
  /// The slot.
  static var dataSourceSlot: DelegateSlot { get }
}

extension HasDataSource {
  /// The property named `dataSource`.
  public static var dataSourceSlot: DelegateSlot { .dataSource }
}
