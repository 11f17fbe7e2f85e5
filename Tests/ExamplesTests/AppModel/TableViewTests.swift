import AppModel
import Streams
import Testing

@MainActor
struct TableViewTests {
  private class Rows: TableView.SectionCounting {
    var titles = [["a", "b"], ["c"]]

    func numberOfSections(in view: TableView) -> Int { titles.count }
    func tableView(_ view: TableView, numberOfRowsIn section: Int) -> Int { titles[section].count }
    func tableView(_ view: TableView, cellForRowAt path: IndexPath) -> Cell {
      Cell(title: titles[path.section][path.item])
    }
  }

  private final class EditableRows: Rows, TableView.DeletionCommitting {
    func tableView(_ view: TableView, commitDeletionAt path: IndexPath) {
      titles[path.section].remove(at: path.item)
    }
  }

  private final class Controller: TableView.SelectionDeciding, TableView.RowSizing {
    var choice: (IndexPath) -> IndexPath? = { $0 }
    var selected: [IndexPath] = []

    func tableView(_ view: TableView, didSelectRowAt path: IndexPath) { selected.append(path) }
    func tableView(_ view: TableView, heightForRowAt path: IndexPath) -> Double { 10 }
    func tableView(_ view: TableView, willSelectRowAt path: IndexPath) -> IndexPath? {
      choice(path)
    }
  }

  private let view = TableView()
  private let rows = EditableRows()
  private let first = IndexPath(item: 0)
  private let last = IndexPath(item: 0, section: 1)

  init() {
    view.dataSource = rows
    view.reloadData()
  }

  @Test func `rows come in sections, in one where nobody says`() {
    #expect(view.rowCounts == [2, 1])
    #expect(view.cell(at: last) == Cell(title: "c"))
    #expect(view.cell(at: IndexPath(item: 1, section: 1)) == nil)

    final class Plain: TableViewDataSource {
      func tableView(_ view: TableView, numberOfRowsIn section: Int) -> Int { 3 }
      func tableView(_ view: TableView, cellForRowAt path: IndexPath) -> Cell { Cell(title: "x") }
    }
    let plain = Plain()
    view.dataSource = plain
    view.reloadData()
    #expect(view.rowCounts == [3])
  }

  @Test func `rows have the table's height where the delegate names none`() {
    #expect(view.contentHeight == 3 * 44)
    let controller = Controller()
    view.delegate = controller
    view.reloadData()
    #expect(view.contentHeight == 30)
  }

  @Test func `that nobody decides is not the answer nil`() {
    view.tapRow(at: first)
    #expect(view.selectedRow == first)

    let controller = Controller()
    view.delegate = controller
    let (first, last) = (first, last)
    controller.choice = { $0 == first ? nil : last }
    view.tapRow(at: first)
    #expect(controller.selected == [])
    view.tapRow(at: IndexPath(item: 1))
    view.tapRow(at: last)
    #expect(controller.selected == [last, last])
  }

  @Test func `a stream of selections leaves the decision to the delegate`() {
    let controller = Controller()
    let first = first
    controller.choice = { $0 == first ? nil : $0 }
    view.delegate = controller
    var selected: [IndexPath] = []
    let subscription = view.rx.rowSelected.subscribe(onNext: { selected.append($0) })
    view.tapRow(at: first)
    view.tapRow(at: last)
    #expect(selected == [last])
    subscription.dispose()
  }

  @Test func `FR-09 the table offers to delete rows only while somebody can`() {
    #expect(view.canDeleteRows)
    #expect(view.swipeRow(at: first))
    #expect(view.rowCounts == [1, 1])

    let fixed = Rows()
    view.dataSource = fixed
    view.reloadData()
    #expect(!view.canDeleteRows)
    _ = view.rx.dataSource
    #expect(!view.canDeleteRows)

    var deleted: [IndexPath] = []
    let subscription = view.rx.rowDeleted.subscribe(onNext: { deleted.append($0) })
    #expect(view.canDeleteRows)
    view.swipeRow(at: last)
    #expect(deleted == [last])
    subscription.dispose()
    #expect(!view.canDeleteRows)
    #expect(!view.swipeRow(at: last))
  }
}
