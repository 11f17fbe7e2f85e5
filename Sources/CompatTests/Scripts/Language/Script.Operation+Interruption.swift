extension Script.Operation {
  /// After how many deliveries of the next message the next operation is to happen, where this one
  /// says that.
  var deliveriesBeforeNext: Int? {
    switch self {
    case .afterFirst: 1
    case .afterSecond: 2
    case .afterThird: 3
    default: nil
    }
  }

  /// Whether the operation may happen while a message is on its way: one that sends a message itself,
  /// exchanges methods, or lets go of the host, may not.
  var canInterrupt: Bool {
    switch self {
    case .hookA, .hookB, .hookClientBridge, .hookForwardingTarget, .hookDelegateClass, .hookGetterA,
      .hookGetterB:
      false
    case .select, .scroll, .display, .shake, .askHeight, .askDecision, .renewHost: false
    default: true
    }
  }
}
