import Streams

/// What a reactive library's proxy emits on: one subject for each message that somebody asked for.
@MainActor
final class MessageSubjects {
  private struct Entry {
    let subject: AnyObject
    let hasObservers: @MainActor () -> Bool
    let deliver: @MainActor (borrowing Invocation) -> Void
    let complete: @MainActor () -> Void
  }

  private var entries: [Selector: Entry] = [:]

  /// The subject of a message.
  func subject<each Argument>(
    of message: Message<Void, repeat each Argument>
  ) -> PublishSubject<(repeat each Argument)> {
    typealias Subject = PublishSubject<(repeat each Argument)>
    if let known = entries[message.selector]?.subject as? Subject { return known }
    let subject = Subject()
    entries[message.selector] = Entry(
      subject: subject, hasObservers: { subject.hasObservers },
      deliver: { invocation in
        if let arguments = invocation.arguments(of: message) { subject.onNext(arguments) }
      }, complete: { subject.onCompleted() })
    return subject
  }

  /// Whether anybody observes a message.
  func observe(_ selector: Selector) -> Bool { entries[selector]?.hasObservers() ?? false }

  /// Emits the arguments of a call, where anybody observes it.
  func deliver(_ invocation: borrowing Invocation) {
    entries[invocation.selector]?.deliver(invocation)
  }

  /// Ends all streams.
  func complete() {
    for entry in entries.values { entry.complete() }
  }

  /// A stream of a message that runs `onChange` when it gets its first observer, and after it has lost
  /// the last one.
  func observable<each Argument>(
    of message: Message<Void, repeat each Argument>, onChange: @escaping @MainActor () -> Void
  ) -> Observable<(repeat each Argument)> {
    let subject = subject(of: message)
    return Observable.create { observer in
      let isFirst = !subject.hasObservers
      let subscription = subject.subscribe(
        onNext: observer.onNext, onError: observer.onError, onCompleted: observer.onCompleted)
      if isFirst { onChange() }
      return Disposables.create {
        subscription.dispose()
        if !subject.hasObservers { onChange() }
      }
    }
  }
}
