extension LawModel {
  /// The operations that the model knows.
  static let operations: [Script.Operation] = [
    .hookA, .hookB, .hookGetterA, .hookGetterB, .setApp, .setApp2, .setNil, .setHost, .setRelay,
    .setItself, .saveAndRestore, .releaseApp, .proxy, .observeSelection, .observeScrolling,
    .observeHeights, .observeShaking, .stopObserving, .secondProxy, .observeSelectionAgain,
    .stopObservingAgain,
    .select, .scroll, .display, .askHeight, .askDecision, .shake, .read, .pause,
    .afterFirst, .afterSecond, .afterThird, .renewHost,
  ]

  /// The options that the model knows: those under which every party keeps to its part.
  static let options: Set<Script.Option> = [
    .trackersNotKept, .keptBeforeSet, .allTrackersKept, .droppedAtNil, .strongTargets,
    .reusedTracker, .recognisedByClass, .recognisedByKind, .uncachedClaims, .claimsAtFirstUse,
    .ignoresSameObject, .setterTouchesOld, .appTakesDisplay, .delegatesDiffer,
    .secondLibraryTellsLast,
  ]

  /// Whether the laws say everything about a script: it has operations and options that the model
  /// knows, and exchanges methods back in the opposite order only.
  ///
  /// A library that sets its proxy again without clearing the slot, when its last observer goes, cannot
  /// be told from one that comes back after somebody has cleared it.
  static func covers(_ script: Script) -> Bool {
    guard script.options.isSubset(of: options) else { return false }
    if script.options.contains(.secondLibraryTellsLast),
      script.operations.contains(.stopObservingAgain)
    {
      return false
    }
    var exchanges = Exchanges()
    return script.operations.allSatisfy { operations.contains($0) && exchanges.follow($0) }
  }

  /// The methods that are exchanged at the moment.
  struct Exchanges {
    private var setters: [Script.Operation] = []
    private var getters: [Script.Operation] = []
    private var isInterruption = false

    /// Follows an operation, unless it is an exchange that comes before its turn; while a message is on
    /// its way nothing is exchanged.
    mutating func follow(_ operation: Script.Operation) -> Bool {
      let isInterruption = isInterruption
      self.isInterruption = operation.deliveriesBeforeNext != nil
      if isInterruption { return true }
      return switch operation {
      case .hookA, .hookB: Self.exchange(operation, &setters)
      case .hookGetterA, .hookGetterB: Self.exchange(operation, &getters)
      default: true
      }
    }

    private static func exchange(
      _ operation: Script.Operation, _ exchanged: inout [Script.Operation]
    ) -> Bool {
      if exchanged.last == operation {
        exchanged.removeLast()
      } else if exchanged.contains(operation) {
        return false
      } else {
        exchanged.append(operation)
      }
      return true
    }
  }
}
