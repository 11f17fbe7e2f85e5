import AppModel
import Streams
import Testing

@MainActor
struct FeedTests {
  private let pages = [
    (0..<6).map { Post(title: "\($0)") }, [],
    [Post(title: "6", isSponsored: true), Post(title: "7")],
  ]

  @Test func `the next page comes when the last post is shown`() {
    let screen = FeedController(model: FeedViewModel(pages: pages))
    screen.load()
    #expect(screen.view.itemCount == 6)
    screen.appear()
    #expect(screen.view.itemCount == 6)
    screen.view.scroll(to: 200)
    #expect(screen.view.itemCount == 8)
    #expect(screen.breadcrumbs.contains(.saw(IndexPath(item: 5))))
    screen.view.scroll(to: 1000)
    #expect(screen.view.itemCount == 8)
    #expect(screen.model.post(at: IndexPath(item: 7)) == Post(title: "7"))
  }

  @Test func `advertisements are not opened`() {
    let model = FeedViewModel(pages: pages)
    var opened: [String] = []
    let bag = DisposeBag()
    model.opened.subscribe(onNext: { opened.append($0.title) }).disposed(by: bag)
    let screen = FeedController(model: model)
    screen.load()
    screen.appear()
    screen.view.scroll(to: 200)
    for item in [6, 7, 0] { screen.view.tapItem(at: IndexPath(item: item)) }
    #expect(opened == ["7", "0"])
    #expect(
      screen.breadcrumbs.suffix(2) == [.opened(IndexPath(item: 7)), .opened(IndexPath(item: 0))])
  }

  @Test func `the header is small while the user reads further down`() {
    let model = FeedViewModel(pages: pages)
    var states: [Bool] = []
    let bag = DisposeBag()
    model.isHeaderSmall.subscribe(onNext: { states.append($0) }).disposed(by: bag)
    let screen = FeedController(model: model)
    screen.load()
    screen.appear()
    for offset in [40, 90, 100, 10] as [Double] { screen.view.scroll(to: offset) }
    #expect(states == [false, true, false])
  }

  @Test func `a screen that left listens to nothing, and goes when it is let go`() {
    weak var probe: FeedController?
    weak var view: CollectionView?
    do {
      let screen = FeedController(model: FeedViewModel(pages: pages))
      (probe, view) = (screen, screen.view)
      screen.load()
      screen.appear()
      screen.disappear()
      #expect(screen.view.visibleCells == [:])
      #expect(
        !MessageObject.responds(screen.view.rx.delegate, to: ScrollView.didScrollToTop.selector))
    }
    #expect(probe == nil)
    #expect(view == nil)
  }
}
