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

    /// Reads the slot.
    case read = "G"

    /// Does nothing.
    case pause = "P"
  }
}
