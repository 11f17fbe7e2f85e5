import DelegateBridge
import Streams

@testable import CompatTests

/// A bridged cell that turns red when the bridge has a fault.
@MainActor
struct RevealingCell {
  let cell: Cell

  init(of fault: BridgeFault) {
    var circumstances = Circumstances()
    let parties = Self.circumstances(of: fault, &circumstances)
    let known = ConflictMatrix.builtIn
    cell = Cell(
      parties.split(separator: "+").flatMap { name in known.filter { $0.name == name } },
      circumstances, .bridge, part: .covering)
  }

  /// Says under which circumstances the fault shows, and with which parties.
  private static func circumstances(of fault: BridgeFault, _ here: inout Circumstances) -> String {
    switch fault {
    case .readsWhatIsStored, .neverAsksAgain, .asksAgainEachTime, .letsGoOfWrappers:
      here.incident = .reading
      return "tracker:unkept"
    case .keepsShortcuts:
      (here.interlude, here.incident) = (.setsNil, .reading)
      return "tracker:marker"
    case .leavesForwardDelegatesAlone:
      here.incident = .otherDelegate
      return "reactive"
    case .losesWhatIsNotObserved:
      here.message = .optional
      return "tracker:marker+reactive"
    case .overlooksReaders:
      here.hook = .afterReactive
      (here.observers, here.incident) = (2, .relay)
      return "reactive+tracker:marker+client"
    case .overlooksLateHooks:
      here.hook = .afterDelegate
      return "tracker:marker"
    case .keepsRings, .reportsNothing, .reportsAgain, .forgetsDisplacedDelegates:
      here.incident = .relay
      return "tracker:marker+reactive"
    case .keepsRingsOfProxies:
      here.incident = .putBack
      return "publisher+reactive"
    case .ordersByArrival:
      return "reactive+publisher"
    case .overlooksObservers:
      here.death = .app
      return "tracker:marker+reactive"
    case .keepsOldAnswers:
      (here.caching, here.incident) = (.atFirstUse, .otherDelegate)
      here.message = .undeclared
      return "opaque"
    case .claimsEverything, .keepsDelegatesAlive:
      here.death = .app
      return "tracker:marker"
    case .detachesProxies, .detachesNobody:
      here.interlude = .setsNil
      return "reactive"
    case .takesNilAtItsWord:
      return "reactive"
    case .displacesProxies:
      here.interlude = .setsAgain
      return "reactive"
    case .overridesForwardDelegates:
      here.incident = .behindProxy
      return "reactive"
    case .leavesSlotsBehind:
      here.removal = .bridgeLast
      return "tracker:marker"
    case .redirectsMessages:
      here.incident = .handOver
      return "reactive"
    case .sharesChains:
      here.incident = .otherHost
      return "tracker:marker"
    case .addsProxiesAgain:
      (here.hook, here.slot, here.getter) = (.afterDelegate, .unsafe, .full)
      (here.incident, here.message) = (.otherHost, .result)
      (here.removal, here.death, here.caching) = (.takersFirst, .app, .never)
      return "tracker:marker+tracker:type+publisher"
    case .overlooksHostsInUse:
      here.incident = .lateBridge
      return "tracker:marker"
    case .keepsRepeatedWrappers:
      return "tracker:marker+client+tracker:type"
    case .overlooksHiddenWrappers:
      return "opaque+tracker:unkept"
    case .leavesQuestionsOpen:
      return "tracker:marker+mute"
    case .overlooksDiversions:
      here.incident = .innerHost
      return "reactive"
    case .passesOnWhatComesBack:
      here.incident = .loop
      return "reactive"
    }
  }
}
