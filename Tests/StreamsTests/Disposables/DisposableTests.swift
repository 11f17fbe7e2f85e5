import Streams
import Testing

@Suite struct `Disposables and bags` {
  @Test func `an action runs once`() {
    var count = 0
    let handle = Disposables.create(with: { count += 1 })
    handle.dispose()
    handle.dispose()
    #expect(count == 1)
  }

  @Test func `a bag disposes when it is released`() {
    let subject = PublishSubject<Int>()
    var bag: DisposeBag? = DisposeBag()
    subject.subscribe { _ in }.disposed(by: bag!)
    #expect(subject.hasObservers)
    bag = nil
    #expect(bag == nil && !subject.hasObservers)
  }

  @Test func `a composite disposes at once of what comes late`() {
    var log: [Int] = []
    let composite = CompositeDisposable([Disposables.create(with: { log.append(1) })])
    composite.insert(Disposables.create(with: { log.append(2) }))
    composite.dispose()
    composite.insert(Disposables.create(with: { log.append(3) }))
    #expect(log == [1, 2, 3])
    #expect(composite.isDisposed)
  }

  @Test func `a serial place disposes of what is replaced`() {
    var log: [Int] = []
    let place = SerialDisposable()
    place.disposable = Disposables.create(with: { log.append(1) })
    place.disposable = Disposables.create(with: { log.append(2) })
    #expect(log == [1])
    place.dispose()
    place.disposable = Disposables.create(with: { log.append(3) })
    #expect(log == [1, 2, 3])
  }
}
