import Streams
import Testing

/// The code of the guides, as it stands there.
@MainActor
enum GuideCode {}

extension GuideCode {
  static func grouping(_ words: Observable<String>) -> Observable<String> {
    let letters = words.groupBy { $0.prefix(1) }.flatMap { group in
      group.count().map { "\(group.key): \($0)" }
    }
    return letters
  }

  struct Check {
    let passed: Bool
  }

  static func folding(_ results: [Bool]) -> Bool? {
    let checks = Observable.from(results.map(Check.init))
    let isHealthy = checks.reduce(true) { $0 && $1.passed }.catchAndReturn(false)
    var verdict: Bool?
    isHealthy.subscribe(onNext: { verdict = $0 }).dispose()
    return verdict
  }

  final class Label {
    var text = ""
    var isWarning = false
  }

  static func sharing(
    _ requests: PublishSubject<String>, _ label: Label, _ bag: DisposeBag,
    request: @escaping (_ city: String) -> Observable<Int>
  ) {
    func weather(in city: String) -> Observable<Int> { request(city) }
    let forecast = requests.flatMapLatest { weather(in: $0) }.share(replay: 1)
    forecast.map { "\($0) degrees" }.subscribe(onNext: { label.text = $0 }).disposed(by: bag)
    forecast.filter { $0 > 30 }.subscribe(onNext: { _ in label.isWarning = true }).disposed(by: bag)
  }

  static func timing() {
    let scheduler = VirtualTimeScheduler()
    let source = scheduler.coldObservable(.marbles("ab----cd|"))
    let observer = scheduler.start(subscribed: .zero) {
      source.debounce(.seconds(3), scheduler: scheduler)
    }
    #expect(observer.events == .marbles("----b---(d|)"))
  }
}
