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
