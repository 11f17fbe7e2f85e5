extension Script {
  /// One thing that is done; the raw value is its word.
  public enum Operation: String, CaseIterable, Sendable {
    /// Exchanges the setter with that of the tracking library A.
    case hookA = "HA"

    /// Exchanges the setter with that of the tracking library B.
    case hookB = "HB"

    /// Exchanges the setter with that of a client's own bridge.
    case hookClientBridge = "HC"

    /// Exchanges the setter with that of a tracker that counts in `forwardingTarget(for:)`.
    case hookForwardingTarget = "HT"

    /// Exchanges the setter with that of a tracker that changes the delegate's class.
    case hookDelegateClass = "HF"

    /// Exchanges the getter with that of the tracking library A.
    case hookGetterA = "HGA"

    /// Exchanges the getter with that of the tracking library B.
    case hookGetterB = "HGB"

    /// Sets the app's delegate.
    case setApp = "A"

    /// Sets the app's other delegate.
    case setApp2 = "A2"

    /// Sets nil.
    case setNil = "N"

    /// Sets what the slot reads as.
    case setItself = "SELF"

    /// Makes the host its own delegate.
    case setHost = "H"

    /// Sets a forwarder without a name, to whatever the slot reads as.
    case setRelay = "REL"

    /// Reads the slot, sets nil, and sets back what was read.
    case saveAndRestore = "SAVE"

    /// Releases the app's delegate.
    case releaseApp = "XA"

    /// Has the app's delegate set the other one at its next selection.
    case swapInHandler = "SWAP"

    /// Has the app's delegate set nil at its next selection.
    case clearInHandler = "SWAPN"

    /// Asks for the reactive proxy.
    case proxy = "R"

    /// Asks for the reactive proxy and observes selections.
    case observeSelection = "O"

    /// Asks for the reactive proxy and observes scrolling.
    case observeScrolling = "OS"

    /// Asks for the reactive proxy and observes questions for heights.
    case observeHeights = "OQ"

    /// Asks for the reactive proxy and observes shaking.
    case observeShaking = "OU"

    /// Disposes of the last observation that there is.
    case stopObserving = "X"

    /// Asks for the proxy of a second reactive library.
    case secondProxy = "R2"

    /// Asks for the second library's proxy and observes selections.
    case observeSelectionAgain = "O2"

    /// Disposes of the second library's observation.
    case stopObservingAgain = "X2"

    /// Installs the app's delegate as the proxy's forward delegate.
    case forwardToApp = "F"

    /// Installs the app's other delegate as the proxy's forward delegate.
    case forwardToApp2 = "F2"

    /// Installs the app's delegate as the proxy's forward delegate, which retains it.
    case forwardRetained = "FR"

    /// Removes the forward delegate that was installed last.
    case removeForward = "D"

    /// Checks that the slot still reads as the proxy.
    case checkProxy = "E"

    /// Sets a broadcast to the app's and the library's delegate.
    case setBroadcast = "BC"

    /// Sets a broadcast to the library's and the app's delegate.
    case setBroadcastReversed = "BCR"

    /// Sets a broadcast that does not tell the app's delegate of display.
    case setBroadcastDenyingDisplay = "BD"

    /// Sets a broadcast that does not ask the library's delegate for heights.
    case setBroadcastDenyingHeight = "BDH"

    /// Sets a broadcast that denies both of these to both.
    case setBroadcastDenyingAll = "BDD"

    /// Sets nil and releases the broadcast.
    case releaseBroadcast = "BX"

    /// Sends a selection.
    case select = "T"

    /// Sends scrolling.
    case scroll = "S"

    /// Sends that something is displayed.
    case display = "V"

    /// Asks for a height.
    case askHeight = "Q"

    /// Asks for a decision, which comes by a completion handler.
    case askDecision = "C"

    /// Sends a message for which the host does not ask when its delegate is set.
    case shake = "U"

    /// Has the next operation happen while the next message is on its way, after one party got it.
    case afterFirst = "IN1"

    /// Has the next operation happen after two parties got the next message.
    case afterSecond = "IN2"

    /// Has the next operation happen after three parties got the next message.
    case afterThird = "IN3"

    /// Lets go of the host, and takes another one, and another delegate where the app's is gone.
    case renewHost = "NEW"

    /// Reads the slot.
    case read = "G"

    /// Does nothing.
    case pause = "P"
  }
}
