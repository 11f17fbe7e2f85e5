import Streams

/// Another host of the class that a script is about, with a delegate of its own: whatever happens to
/// the script's host is not to happen to it.
@MainActor
struct Bystander {
  private let host: ScriptHost
  private let delegate: DelegateParty
  private let tally: Tally

  init(in world: ScriptWorld) {
    host = world.makeHost()
    delegate = DelegateParty(
      "bystander", objectClass: world.app2.objectClass, tally: world.tally)
    tally = world.tally
    ScriptHost.delegateSlot.set(delegate, of: host)
  }

  /// What is not as it is to be: the slot reads as what was set, and the trackers of the class and
  /// the delegate get each message, and nobody else does.
  func complaints(_ model: LawModel) -> [String] {
    var complaints: [String] = []
    let object = ScriptHost.delegateSlot.object(of: host)
    if object !== delegate { complaints.append("reads as \(Violation.name(of: object))") }
    _ = host.send(ScriptHost.didSelect)
    let found = tally.log.map { String($0.prefix { $0 != "#" }) }
    _ = tally.drain()
    let wanted = model.trackerNames + ["bystander"]
    if found != wanted { complaints.append("\(found) got a message, not \(wanted)") }
    return complaints
  }
}
