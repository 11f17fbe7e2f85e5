public import CompatTests
import Logbook

/// The logbook as a party of the matrix: all that its author has to write.
public struct LogbookParticipant: Participant {
  /// The name in reports.
  public let name = "logbook"

  /// It hooks the setter and wraps what is set, as trackers do.
  public let conduct = Conduct.wraps(Wrapping())

  /// Makes the party.
  public init() {}

  /// Opens a logbook on the class of the host.
  public func install(in world: World) -> Participation {
    let logbook = Logbook(on: world.hostClass, in: world.slot, of: ProbeHost.didSelect)
    return Participation(received: { [logbook.entries] }, remove: logbook.close)
  }
}
