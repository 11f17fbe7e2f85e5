public import Streams

extension Reactive where Base: CollectionView {
  /// The items that the user has selected.
  @MainActor
  public var itemSelected: ControlEvent<IndexPath> {
    ControlEvent(events: invoked(CollectionView.didSelectItem).map(\.1))
  }

  /// The items that are no longer selected.
  @MainActor
  public var itemDeselected: ControlEvent<IndexPath> {
    ControlEvent(events: invoked(CollectionView.didDeselectItem).map(\.1))
  }

  /// The items that come onto the screen.
  @MainActor
  public var itemDisplayed: ControlEvent<IndexPath> {
    ControlEvent(events: invoked(CollectionView.willDisplayItem).map(\.1))
  }

  /// Shows the latest elements of a stream.
  ///
  /// - Parameters:
  ///   - elements: The stream.
  ///   - cell: Makes what is shown for one element.
  /// - Returns: A handle that ends the binding.
  @MainActor
  public func items<Element>(
    _ elements: Observable<[Element]>, cell: @escaping (Element) -> Cell
  ) -> any Disposable {
    let items = CollectionItems(cell: cell)
    let installation = DelegateProxy.installForwardDelegate(
      items, retainDelegate: true, onProxyFor: base, in: Base.dataSourceSlot)
    let subscription = elements.subscribe(onNext: { [weak base] latest in
      items.elements = latest
      base?.reloadData()
    })
    return Disposables.create {
      subscription.dispose()
      installation.dispose()
    }
  }
}
