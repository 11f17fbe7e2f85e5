import Streams

extension GuideCode {
  final class ListModel {
    let title = BehaviorRelay(value: "")
    let position = BehaviorRelay(value: 0.0)
    let itemSelected = BehaviorRelay(value: 0)
    var isHeaderSmall: Observable<Bool> { position.map { $0 > 50 } }
  }

  final class ListView: ReactiveCompatible {
    var title = ""
    let selections = PublishSubject<Int>()
    let positions = PublishSubject<Double>()

    func scroll(to position: Double) { positions.onNext(position) }
  }

  final class Header: ReactiveCompatible {
    var isSmall = false
  }

  static func bind(
    _ model: ListModel, _ view: ListView, _ header: Binder<Bool>, _ bag: DisposeBag,
    print: @escaping (Double) -> Void
  ) {
    view.positions.bind(to: model.position).disposed(by: bag)
    model.title.bind(to: view.rx.title).disposed(by: bag)  // a property, by its name
    model.isHeaderSmall.bind(to: header).disposed(by: bag)  // a binder
    view.rx.itemSelected.bind(to: model.itemSelected).disposed(by: bag)  // a relay
    model.position.bind(onNext: { print($0) }).disposed(by: bag)
  }
}

extension Reactive where Base == GuideCode.ListView {
  var itemSelected: ControlEvent<Int> { ControlEvent(events: base.selections) }
}

@MainActor
protocol ScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ view: ScrollView)
}

/// A host whose delegate slot the guide makes a property of.
final class ScrollView: MessageObject, HasDelegate {
  static let didScroll = Message<Void, ScrollView>("scrollViewDidScroll(_:)") {
    (delegate: any ScrollViewDelegate, view) in delegate.scrollViewDidScroll(view)
  }

  private(set) var contentOffset = 0.0
  private let storage = SlotStorage(.weak, optionalMessages: [didScroll.selector])

  override class var methods: Methods {
    Methods(ScrollView.self) { $0.slot(.delegate) { $0.storage } }
  }

  var delegate: AnyObject? {
    get { DelegateSlot.delegate.object(of: self) }
    set { DelegateSlot.delegate.set(newValue, of: self) }
  }

  func scroll(to offset: Double) {
    contentOffset = offset
    storage.send(Self.didScroll, self)
  }
}

@MainActor
extension Reactive where Base: ScrollView {
  var contentOffset: ControlProperty<Double> {
    let scrolled = invoked(ScrollView.didScroll).map { $0.contentOffset }
    let values = Observable.deferred { [weak base] in
      base.map { scrolled.startWith($0.contentOffset) } ?? scrolled
    }
    return ControlProperty(values: values, sink: Binder(base) { $0.scroll(to: $1) })
  }
}
