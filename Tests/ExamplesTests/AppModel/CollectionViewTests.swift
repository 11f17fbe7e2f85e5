import AppModel
import Streams
import Testing

@MainActor
struct CollectionViewTests {
  private let view = CollectionView()
  private let titles = BehaviorSubject(value: ["a", "b", "c", "d"])
  private let bag = DisposeBag()

  init() {
    view.rx.items(titles.asObservable()) { Cell(title: $0) }.disposed(by: bag)
    view.height = 200
  }

  private func record<Element>(_ stream: some ObservableType<Element>) -> Log<Element> {
    let log = Log<Element>()
    stream.subscribe(onNext: { log.elements.append($0) }).disposed(by: bag)
    return log
  }

  private final class Log<Element> {
    var elements: [Element] = []
  }

  @Test func `where nobody decides every item can be selected`() {
    let selected = record(view.rx.itemSelected)
    let deselected = record(view.rx.itemDeselected)
    #expect(view.tapItem(at: IndexPath(item: 1)))
    #expect(view.tapItem(at: IndexPath(item: 2)))
    #expect(selected.elements == [IndexPath(item: 1), IndexPath(item: 2)])
    #expect(deselected.elements == [IndexPath(item: 1)])
  }

  @Test func `an item that the delegate refuses is not selected`() {
    final class Guard: CollectionView.SelectionDeciding {
      var selected: [IndexPath] = []
      func collectionView(_ view: CollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
        path.item != 1
      }
      func collectionView(_ view: CollectionView, didSelectItemAt path: IndexPath) {
        selected.append(path)
      }
    }
    let delegate = Guard()
    view.delegate = delegate
    let selected = record(view.rx.itemSelected)
    view.tapItem(at: IndexPath(item: 1))
    view.tapItem(at: IndexPath(item: 3))
    #expect(delegate.selected == [IndexPath(item: 3)])
    #expect(selected.elements == [IndexPath(item: 3)])
    #expect(view.selectedItem == IndexPath(item: 3))
  }

  @Test(arguments: [IndexPath(item: -1), IndexPath(item: 4), IndexPath(item: 0, section: 1)])
  func `a tap beside the items does nothing`(path: IndexPath) {
    let selected = record(view.rx.itemSelected)
    #expect(!view.tapItem(at: path))
    #expect(selected.elements == [])
  }

  @Test func `items are shown as they come onto the screen`() {
    let displayed = record(view.rx.itemDisplayed.map(\.item))
    #expect(view.visibleCells.keys.sorted() == [IndexPath(item: 0), IndexPath(item: 1)])
    view.scroll(to: 50)
    view.scroll(to: 150)
    view.scroll(to: 0)
    #expect(displayed.elements == [2, 3, 0])
    #expect(view.visibleCells[IndexPath(item: 0)] == Cell(title: "a"))
  }

  @Test func `items that go while others are shown are not asked for`() {
    let titles = titles
    view.rx.itemDisplayed.take(1).subscribe(onNext: { _ in titles.onNext(["z"]) })
      .disposed(by: bag)
    view.height = 400
    #expect(view.itemCount == 1)
    #expect(view.visibleCells == [IndexPath(item: 0): Cell(title: "z")])
  }

  @Test func `a table-driven delegate is as good as a plain one`() {
    let delegate = LegacyController()
    view.delegate = delegate
    view.tapItem(at: IndexPath(item: 0))
    #expect(delegate.opened == [IndexPath(item: 0)])
  }

  @Test
  func `FR-04 the streams of a scroll view and of a list share one proxy, whichever came first`() {
    let scrolling: ScrollView = view
    let offsets = record(scrolling.rx.contentOffset.changed)
    let selected = record(view.rx.itemSelected)
    view.scroll(to: 100)
    view.tapItem(at: IndexPath(item: 2))
    #expect(offsets.elements == [100])
    #expect(selected.elements == [IndexPath(item: 2)])
    #expect(scrolling.rx.delegate === view.rx.delegate)
  }

  private final class LegacyController: MessageObject {
    var opened: [IndexPath] = []

    override class var methods: Methods {
      Methods(LegacyController.self) {
        $0.on(CollectionView.didSelectItem) { controller, _, path in
          controller.opened.append(path)
        }
      }
    }
  }
}
