import Streams
import Testing

#if DEBUG
  @Suite struct `Counting resources` {
    private let resources = Resources()

    @Test func `comes to zero when everything has ended`() {
      Resources.$current.withValue(resources) {
        let subject = PublishSubject<Int>()
        #expect(resources.total == 1)
        let handle = subject.map { $0 + 1 }.flatMap { Observable.just($0) }.subscribe(onNext: { _ in
        })
        subject.onNext(1)
        #expect(resources.total > 2)
        handle.dispose()
      }
      #expect(resources.total == 0)
    }

    @Test func `shows a subscription that nobody ended`() {
      let subject = PublishSubject<Int>()
      Resources.$current.withValue(resources) { _ = subject.subscribe(onNext: { _ in }) }
      #expect(resources.total == 1)
      subject.onCompleted()
      #expect(resources.total == 0)
    }

    @Test func `counts by the counter in force at the beginning`() {
      let other = Resources()
      let subject = Resources.$current.withValue(resources) { PublishSubject<Int>() }
      let handle = Resources.$current.withValue(other) { subject.subscribe(onNext: { _ in }) }
      #expect((resources.total, other.total) == (1, 1))
      handle.dispose()
      withExtendedLifetime((subject, handle)) {}
    }
  }
#endif
