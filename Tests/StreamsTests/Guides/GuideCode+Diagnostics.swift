import Streams
import Testing

extension GuideCode {
  static func counting(visitScreen: () -> Void) {
    let resources = Resources()
    Resources.$current.withValue(resources) { visitScreen() }
    #expect(resources.total == 0)
  }

  static func reporting(
    _ bag: DisposeBag, report: @escaping (Violation) -> Void
  ) -> ViolationHandler {
    let violations = PublishSubject<Violation>()
    let handler = ViolationHandler.stream(into: Inlet(into: violations))
    violations.filter { $0.kind == .boundFailure }.bind(onNext: { report($0) }).disposed(by: bag)
    return handler
  }
}
