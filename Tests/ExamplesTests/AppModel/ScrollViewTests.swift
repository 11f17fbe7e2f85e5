import AppModel
import Streams
import Testing

@MainActor
struct ScrollViewTests {
  private final class Reader: ScrollView.ScrollObserving, ScrollView.ScrollToTopDeciding {
    var offsets: [Double] = []
    var mayScrollToTop = true

    func scrollViewDidScroll(_ view: ScrollView) { offsets.append(view.contentOffset) }
    func scrollViewShouldScrollToTop(_ view: ScrollView) -> Bool { mayScrollToTop }
  }

  private let view = ScrollView()
  private let reader = Reader()

  init() {
    view.contentHeight = 1000
    view.height = 400
  }

  @Test func `the delegate hears of each change of the offset, within the content`() {
    view.delegate = reader
    for offset in [-5, 100, 100, 700, 5000] as [Double] { view.scroll(to: offset) }
    #expect(reader.offsets == [100, 600])
  }

  @Test func `a tap on the status bar scrolls to the top unless the delegate minds`() {
    view.scroll(to: 300)
    view.tapStatusBar()
    #expect(view.contentOffset == 0)

    view.delegate = reader
    reader.mayScrollToTop = false
    view.scroll(to: 300)
    view.tapStatusBar()
    #expect(view.contentOffset == 300)
  }

  @Test func `streams say where the view was scrolled to`() {
    var offsets: [Double] = []
    var arrivals = 0
    let bag = DisposeBag()
    view.delegate = reader
    view.rx.contentOffset.changed.subscribe(onNext: { offsets.append($0) }).disposed(by: bag)
    view.rx.didScrollToTop.subscribe(onNext: { arrivals += 1 }).disposed(by: bag)
    view.scroll(to: 300)
    view.tapStatusBar()
    #expect(offsets == [300, 0])
    #expect(arrivals == 1)
    #expect(reader.offsets == [300, 0])
  }

  @Test func `the position is a property that can be read, observed and written`() {
    var offsets: [Double] = []
    let (bag, position) = (DisposeBag(), PublishSubject<Double>())
    view.scroll(to: 100)
    view.rx.contentOffset.subscribe(onNext: { offsets.append($0) }).disposed(by: bag)
    position.bind(to: view.rx.contentOffset).disposed(by: bag)
    position.onNext(250)
    position.onCompleted()
    view.scroll(to: 0)
    #expect(offsets == [100, 250, 0])
  }

  @Test func `every property that can be written is a receiving end`() {
    let (bag, height) = (DisposeBag(), BehaviorSubject(value: 50.0))
    height.bind(to: view.rx.height).disposed(by: bag)
    #expect(view.height == 50)
  }
}
