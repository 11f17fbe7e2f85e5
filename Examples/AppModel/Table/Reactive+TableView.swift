public import Streams

extension Reactive where Base: TableView {
  /// The rows that the user has selected.
  @MainActor
  public var rowSelected: ControlEvent<IndexPath> {
    ControlEvent(events: invoked(TableView.didSelectRow).map(\.1))
  }

  /// The rows that the user has deleted; the table offers to delete rows while somebody observes.
  @MainActor
  public var rowDeleted: ControlEvent<IndexPath> {
    ControlEvent(events: dataSource.sent(TableView.commitDeletion).map(\.1))
  }
}
