/// The failure that a drawn history stands for, unless another one is named.
public struct MarbleError: Error, Hashable {
  /// The failure.
  public init() {}
}
