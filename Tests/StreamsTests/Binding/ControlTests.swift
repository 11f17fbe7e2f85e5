import Streams
import Testing

@MainActor
@Suite struct `A control` {
  /// A slider: the user drags it, the program sets it.
  final class Slider: ReactiveCompatible {
    var value = 0.0
    let drags = PublishSubject<Double>()

    func drag(to value: Double) {
      self.value = value
      drags.onNext(value)
    }
  }

  private let slider = Slider()

  private var property: ControlProperty<Double> {
    ControlProperty(
      values: Observable.deferred { [slider] in slider.drags.startWith(slider.value) },
      sink: slider.rx.value)
  }

  @Test func `has properties that begin with the current value`() {
    slider.value = 1
    let (all, changes) = (History<Double>(), History<Double>())
    all.subscribe(to: property, into: SerialDisposable())
    changes.subscribe(to: property.changed, into: SerialDisposable())
    slider.drag(to: 2)
    slider.drags.onCompleted()
    #expect(all.lines == ["1.0", "2.0", "completed", "disposed"])
    #expect(changes.lines == ["2.0", "completed", "disposed"])
  }

  @Test func `has properties that the program can write, in both directions at once`() {
    let model = BehaviorSubject(value: 5.0)
    let bag = DisposeBag()
    model.bind(to: property).disposed(by: bag)
    property.changed.bind(to: model).disposed(by: bag)
    #expect(slider.value == 5)
    slider.drag(to: 7)
    #expect((try? model.value()) == 7)
    model.onNext(9)
    #expect(slider.value == 9)
  }

  @Test func `has events to which every operator applies`() {
    let event = ControlEvent(events: slider.drags)
    let history = History<String>()
    history.subscribe(to: event.filter { $0 > 1 }.map { "\($0)" }, into: SerialDisposable())
    slider.drag(to: 1)
    slider.drag(to: 2)
    #expect(history.lines == ["2.0"])
  }
}
