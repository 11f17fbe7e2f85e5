import Streams

/// An actor whose streams live in its own domain; its code needs no annotations.
actor Station {
  private let readings = PublishSubject<Int>()
  private let bag = DisposeBag()
  private var total = 0

  /// Feeds a stream of this actor into an inlet of another domain.
  func send(_ numbers: ClosedRange<Int>, to inlet: Inlet<Int>) {
    readings.bind(to: inlet).disposed(by: bag)
    for number in numbers { readings.onNext(number) }
    readings.onCompleted()
  }

  /// Adds up what is pushed by other threads.
  func sum(producers: Int, of numbers: ClosedRange<Int>) async -> Int {
    await withCheckedContinuation { ended in
      readings.subscribe(onNext: { self.total += $0 }, onDisposed: { ended.resume() })
        .disposed(by: bag)
      let inlet = Inlet(into: readings)
      for _ in 0..<producers {
        Task.detached { for number in numbers { inlet.push(number) } }
      }
    }
    return total
  }

  /// A sequence of what a stream of this actor emits.
  func sequence(of numbers: ClosedRange<Int>) -> AsyncThrowingStream<Int, any Error> {
    Observable.from(numbers).do(onNext: { self.total += $0 }).values(bufferingPolicy: .unbounded)
  }

  /// Adds up an asynchronous sequence by a stream of this actor.
  func sum(_ numbers: AsyncThrowingStream<Int, any Error>) async -> Int {
    await withCheckedContinuation { ended in
      Observable(numbers)
        .subscribe(onNext: { self.total += $0 }, onDisposed: { ended.resume() })
        .disposed(by: bag)
    }
    return total
  }
}
