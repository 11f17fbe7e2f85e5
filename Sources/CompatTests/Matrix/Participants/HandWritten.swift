import Streams

/// A forwarder that somebody wrote by hand: it counts the event, and passes on that and nothing else.
///
/// One that gets the event again while it passes it on goes round in a ring that nobody else sees, and
/// says so, where a process would run out of stack.
final class HandWritten: MessageObject, ProbeDelegate, NamedParty {
  let partyName: String
  weak var next: AnyObject?
  private let counter: Counter
  private var isPassingOn = false

  init(_ name: String, _ counter: Counter) {
    partyName = name
    self.counter = counter
    super.init()
    objectClass = Self.classObject.makeSubclass(named: name)
  }

  func probe(_ host: ProbeHost, didSelect item: Int) {
    if isPassingOn {
      return Violation(
        .forwardingCycle, parties: [self], message: ProbeHost.didSelect.selector,
        detail: "\(partyName) passes an event on to itself"
      ).report()
    }
    isPassingOn = true
    defer { isPassingOn = false }
    counter.count()
    if let next { ProbeHost.didSelect.send(to: next, host, item) }
  }
}
