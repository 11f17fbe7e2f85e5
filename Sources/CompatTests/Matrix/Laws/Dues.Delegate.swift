extension Dues {
  /// An object that the slot can lead to.
  enum Delegate: Hashable {
    case app, other, relay, taker
    case standIn(Int)
  }
}
