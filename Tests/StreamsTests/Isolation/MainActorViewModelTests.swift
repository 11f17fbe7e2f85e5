import Streams
import Testing

/// The natural code of a view model: no annotation but the actor's, on no closure.
@MainActor
final class SearchViewModel {
  let query = BehaviorSubject(value: "")
  let reload = PublishSubject<Void>()
  private(set) var results: [String] = []
  private(set) var failure: (any Error)?
  private var searches = 0
  private let bag = DisposeBag()

  init() {
    query
      .filter { !$0.isEmpty }
      .distinctUntilChanged()
      .flatMapLatest { [weak self] text in self?.search(text) ?? .empty() }
      .do(onNext: { [weak self] _ in self?.searches += 1 })
      .subscribe(
        onNext: { [weak self] in self?.results = $0 },
        onError: { [weak self] in self?.failure = $0 }
      )
      .disposed(by: bag)
    reload.withLatestFrom(query)
      .subscribe { [weak self] in self?.results.append("reload \($0)") }
      .disposed(by: bag)
  }

  private func search(_ text: String) -> Observable<[String]> {
    .create { [self] observer in
      observer.onNext(["\(text) \(searches)"])
      observer.onCompleted()
      return Disposables.create()
    }
  }
}

@MainActor
@Suite struct `A view model on the main actor` {
  @Test func `needs no annotations`() {
    let model = SearchViewModel()
    model.query.onNext("a")
    model.query.onNext("a")
    model.query.onNext("b")
    #expect(model.results == ["b 1"])
    model.reload.onNext(())
    #expect(model.results == ["b 1", "reload b"])
    #expect(model.failure == nil)
  }

  @Test func `is released with its subscriptions`() {
    weak var probe: SearchViewModel?
    do {
      let model = SearchViewModel()
      model.query.onNext("a")
      probe = model
    }
    #expect(probe == nil)
  }
}
