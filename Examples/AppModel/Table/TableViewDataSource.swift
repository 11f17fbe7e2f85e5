/// What a ``TableView`` shows; whether rows can be deleted is optional, see
/// ``TableView/DeletionCommitting``.
@MainActor
public protocol TableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ view: TableView, numberOfRowsIn section: Int) -> Int

  /// What is shown for a row.
  func tableView(_ view: TableView, cellForRowAt path: IndexPath) -> Cell
}
