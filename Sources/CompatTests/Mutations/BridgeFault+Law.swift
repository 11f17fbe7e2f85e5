import DelegateBridge

extension BridgeFault {
  /// The number of the law of the slot that a bridge with this fault breaks.
  var law: Int {
    switch self {
    case .readsWhatIsStored, .overlooksReaders: 1
    case .asksAgainEachTime: 2
    case .leavesForwardDelegatesAlone, .overlooksLateHooks, .overlooksHostsInUse: 3
    case .keepsRepeatedWrappers, .leavesQuestionsOpen, .keepsShortcuts: 3
    case .keepsRings, .keepsRingsOfProxies, .passesOnWhatComesBack: 4
    case .ordersByArrival: 5
    case .claimsEverything, .overlooksObservers: 6
    case .neverAsksAgain, .keepsOldAnswers: 7
    case .losesWhatIsNotObserved: 8
    case .keepsDelegatesAlive, .letsGoOfWrappers, .overlooksHiddenWrappers: 9
    case .detachesProxies, .detachesNobody, .takesNilAtItsWord: 10
    case .displacesProxies, .overridesForwardDelegates, .forgetsDisplacedDelegates: 11
    case .leavesSlotsBehind: 12
    case .redirectsMessages: 13
    case .sharesChains: 14
    case .addsProxiesAgain: 15
    case .reportsNothing, .reportsAgain, .overlooksDiversions: 16
    }
  }
}
