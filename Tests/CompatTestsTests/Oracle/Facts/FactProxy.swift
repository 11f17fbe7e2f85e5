import Streams

/// A proxy that passes on what it does not answer itself, and counts.
final class FactProxy: MessageProxy, NamedParty {
  let target: AnyObject?
  private(set) var forwards = 0

  init(for target: AnyObject?) {
    self.target = target
    super.init()
  }

  var partyName: String { "a proxy" }

  override func forward(_ invocation: inout Invocation) {
    forwards += 1
    if let target { invocation.invoke(on: target) }
  }
}
