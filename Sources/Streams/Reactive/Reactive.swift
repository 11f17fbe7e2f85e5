/// The reactive side of an object: what libraries and apps add streams and bindings to, without
/// adding names to the object itself.
///
/// ```swift
/// extension Reactive where Base: CollectionView {
///   var itemSelected: Observable<IndexPath> { sent(CollectionView.didSelectItem).map(\.1) }
/// }
/// ```
///
/// Properties that can be written need no extension: `view.rx.height` is a ``Binder`` of `view.height`.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The object itself.
  public let base: Base

  /// Wraps an object; use ``ReactiveCompatible/rx``.
  public init(_ base: Base) {
    self.base = base
  }
}
