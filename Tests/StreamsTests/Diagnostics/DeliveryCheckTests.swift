import Foundation
import Streams
import Testing

#if DEBUG
  @Suite struct `Checking delivery` {
    private let recorder = ViolationRecorder()

    /// Runs `body` on another thread while this one waits, past the compiler, as unsafe code does.
    private func elsewhere(_ body: @escaping () -> Void) {
      // SAFETY: this thread waits until the other one is done.
      nonisolated(unsafe) let body = body
      let (handler, done) = (ViolationHandler.record(into: recorder), DispatchSemaphore(value: 0))
      Thread.detachNewThread {
        ViolationHandler.$current.withValue(handler) { unsafe body() }
        done.signal()
      }
      done.wait()
    }

    @Test func `finds a subject that is fed from two threads at once`() {
      let (subject, history) = (PublishSubject<Int>(), History<Int>())
      defer { subject.onCompleted() }
      history.afterEach = { [self] in if $0 == 1 { elsewhere { subject.onNext(2) } } }
      history.subscribe(to: subject, into: SerialDisposable())
      subject.onNext(1)
      #expect(recorder.violations.map(\.kind) == [.concurrentDelivery])
      #expect(recorder.violations.map(\.parties) == [["stream of Int"]])
      #expect(history.lines == ["1", "2"])
    }

    @Test func `finds a replaying subject that is fed from two threads at once`() {
      let (subject, history) = (BehaviorSubject(value: 0), History<Int>())
      history.afterEach = { [self] in
        if $0 == 1 { elsewhere { subject.onNext(1) } }
        if $0 == 2 { elsewhere { subject.onCompleted() } }
      }
      history.subscribe(to: subject, into: SerialDisposable())
      #expect(recorder.violations.map(\.kind) == [.concurrentDelivery, .concurrentDelivery])
      #expect(history.lines == ["0", "1", "completed", "disposed"])
    }

    @Test func `lets a stream move from one thread to another between deliveries`() {
      let (subject, history) = (PublishSubject<Int>(), History<Int>())
      history.subscribe(to: subject.assertSerialDelivery(), into: SerialDisposable())
      subject.onNext(1)
      elsewhere { subject.onNext(2) }
      subject.onNext(3)
      #expect(recorder.violations == [])
      #expect(history.lines == ["1", "2", "3"])
    }

    @Test func `finds a source made by hand that overtakes itself or races`() {
      var observer: Observer<Int>?
      let source = Observable<Int>.create {
        observer = $0
        return Disposables.create()
      }
      let history = History<Int>()
      defer { observer = nil }
      history.afterEach = { [self] in
        if $0 == 1 { observer?.onNext(2) }
        if $0 == 2 { elsewhere { observer?.onNext(3) } }
      }
      history.subscribe(to: source.assertSerialDelivery("source"), into: SerialDisposable())
      ViolationHandler.$current.withValue(.record(into: recorder)) { observer?.onNext(1) }
      #expect(recorder.violations.map(\.kind) == [.nestedDelivery, .concurrentDelivery])
      #expect(recorder.violations.map(\.parties) == [["source"], ["source"]])
      #expect(history.lines == ["1", "2", "3"])
    }
  }
#endif
