extension Script {
  /// A way in which a party differs from the common one; the raw value is its word.
  public enum Option: String, CaseIterable, Sendable {
    /// Nobody keeps the trackers.
    case trackersNotKept = "noAssoc"

    /// A tracker is kept before it is set, not after.
    case keptBeforeSet = "assocFirst"

    /// All trackers are kept, not only the latest.
    case allTrackersKept = "keepAll"

    /// The tracker that is kept is dropped when nil is set.
    case droppedAtNil = "clearOnNil"

    /// Trackers keep their targets alive.
    case strongTargets = "strongTgt"

    /// One tracker is pointed at each new delegate.
    case reusedTracker = "reuse"

    /// The tracking libraries let reactive proxies pass unwrapped.
    case trackersSkipProxy = "skipRx"

    /// The reactive library looks through a tracker of A.
    case proxyLooksThroughA = "rxPatched"

    /// The host asks what its delegate takes at each send.
    case uncachedClaims = "noCache"

    /// The host asks what its delegate takes when it first sends it.
    case claimsAtFirstUse = "lazyCache"

    /// The setter ignores the object that is already there.
    case ignoresSameObject = "earlyRet"

    /// The reactive proxy does not re-install itself.
    case proxyNeverResets = "noReset"

    /// The client's bridge does not pass on the question what it takes.
    case opaqueBridge = "opaque"

    /// B marks its trackers as A does.
    case sharedMarker = "sameMarker"

    /// Hooks recognise their trackers by the real class.
    case recognisedByClass = "byClass"

    /// Hooks recognise their trackers by asking for their kind.
    case recognisedByKind = "byKind"

    /// The setter looks at the object that it is about to replace.
    case setterTouchesOld = "touchOld"

    /// The host holds its delegate while it sends; every sender does in Swift.
    case hostRetains

    /// The reactive library stops at its first failed check.
    case stopsAtFailedCheck = "debugAssert"

    /// A broadcast claims what it denies.
    case broadcastClaimsDenied = "denyNaive"

    /// A tracker without a target takes invocations all the same.
    case trackersTakeAnything = "nilSafeSig"

    /// As ``trackersTakeAnything``: here the runtime, not the tracker, makes the signature up.
    case runtimeSignatures = "rawSig"

    /// The reactive proxy knows what invocations of messages without a result look like, and no
    /// others.
    case proxyKnowsNotificationsOnly = "voidSigOnly"

    /// All operations share one autorelease pool; there is none in Swift.
    case onePool

    /// The app's delegates take the message about display too.
    case appTakesDisplay = "wd"

    /// The app's delegates differ: one takes decisions too; the other one scrolling and shaking, and
    /// knows no heights.
    case delegatesDiffer = "mixed"

    /// The second reactive library tells its observers last, and does not clear the slot to come
    /// back.
    case secondLibraryTellsLast = "forwardee"
  }
}
