import CompatTests
import DelegateBridge
import Streams
import Testing

@MainActor
@Suite struct `Reactive libraries of other makes` {
  @Test func `come in any order beside the own one, and everybody hears each event once`() {
    for order in permutations(of: Arrival.allCases) {
      let bridge = DelegateBridge.install(on: Light.self)
      defer { bridge.remove() }
      let recorder = ViolationRecorder()
      ViolationHandler.with(.record(into: recorder)) {
        let (light, app) = (Light(), App())
        var heard: [String: Int] = [:]
        let bag = DisposeBag()
        for arrival in order {
          stream(of: arrival, on: light, app)?
            .subscribe(onNext: { _ in heard["\(arrival)", default: 0] += 1 }).disposed(by: bag)
        }
        light.turnOn()
        #expect(app.count == 1, "\(order)")
        #expect(heard == ["own": 1, "forwardee": 1, "publisher": 1], "\(order)")
      }
      #expect(recorder.violations.isEmpty, "\(order): \(recorder.violations)")
    }
  }

  private func stream(of arrival: Arrival, on light: Light, _ app: App) -> Observable<Light>? {
    switch arrival {
    case .app: light.delegate = app
    case .own: return light.rx.sent(Light.didTurnOn)
    case .forwardee:
      return ForeignLibrary.forwardee.proxy(for: light).events(of: Light.didTurnOn)
    case .publisher:
      return ForeignLibrary.publisher.proxy(for: light).events(of: Light.didTurnOn)
    }
    return nil
  }

  private func permutations(of arrivals: [Arrival]) -> [[Arrival]] {
    guard !arrivals.isEmpty else { return [[]] }
    return arrivals.flatMap { first in
      permutations(of: arrivals.filter { $0 != first }).map { [first] + $0 }
    }
  }

  private enum Arrival: CaseIterable {
    case app, own, forwardee, publisher
  }

  private final class Light: MessageObject, HasDelegate {
    static let didTurnOn = Message<Void, Light>("lightDidTurnOn(_:)")

    private let storage = SlotStorage(optionalMessages: [didTurnOn.selector])

    override class var methods: Methods {
      Methods(Light.self) { $0.slot(.delegate) { $0.storage } }
    }

    var delegate: AnyObject? {
      get { DelegateSlot.delegate.object(of: self) }
      set { DelegateSlot.delegate.set(newValue, of: self) }
    }

    func turnOn() { storage.send(Self.didTurnOn, self) }
  }

  private final class App: MessageObject {
    private(set) var count = 0

    override class var methods: Methods {
      Methods(App.self) { $0.on(Light.didTurnOn) { app, _ in app.count += 1 } }
    }
  }
}
