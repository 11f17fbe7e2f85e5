public import Streams

extension TableView {
  /// A data source that has more than one section.
  @MainActor
  public protocol SectionCounting: TableViewDataSource {
    /// How many sections there are.
    func numberOfSections(in view: TableView) -> Int
  }

  /// A data source whose rows can be deleted; without it the table offers no swipe.
  @MainActor
  public protocol DeletionCommitting: TableViewDataSource {
    /// The user has deleted a row, which the data source is to remove.
    func tableView(_ view: TableView, commitDeletionAt path: IndexPath)
  }

  /// How many sections there are; one, where nobody says.
  public static let numberOfSections = Message<Int, TableView>(
    "numberOfSections(in:)", default: 1
  ) { (source: any SectionCounting, view) in source.numberOfSections(in: view) }

  /// How many rows a section has.
  public static let numberOfRows = Message<Int, TableView, Int>(
    "tableView(_:numberOfRowsIn:)", default: 0
  ) { (source: any TableViewDataSource, view, section) in
    source.tableView(view, numberOfRowsIn: section)
  }

  /// What is shown for a row.
  public static let cellForRow = Message<Cell, TableView, IndexPath>(
    "tableView(_:cellForRowAt:)", default: Cell(title: "")
  ) { (source: any TableViewDataSource, view, path) in
    source.tableView(view, cellForRowAt: path)
  }

  /// The user has deleted a row.
  public static let commitDeletion = Message<Void, TableView, IndexPath>(
    "tableView(_:commitDeletionAt:)"
  ) { (source: any DeletionCommitting, view, path) in
    source.tableView(view, commitDeletionAt: path)
  }
}
