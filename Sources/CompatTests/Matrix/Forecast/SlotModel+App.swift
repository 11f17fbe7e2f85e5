/// What the app does.
extension SlotModel {
  /// What the app sets as the delegate: its own, or what it has put in front of that.
  var delegate: Int? { ranks.last { living($0) != nil } }

  /// The stand-in `party` comes in front of what the app has set so far, and is set.
  mutating func stand(_ party: Int) {
    let object = make(.party(party))
    objects[object].target = delegate
    ranks.append(object)
    owned.insert(object)
    set(object)
  }

  /// The stand-in `party` leaves, and what is left is set.
  mutating func withdraw(_ party: Int) {
    guard let index = ranks.firstIndex(where: { objects[$0].origin == .party(party) }) else {
      return
    }
    let object = ranks.remove(at: index)
    if index < ranks.count {
      objects[ranks[index]].target = ranks[..<index].last { living($0) != nil }
    }
    set(delegate)
    if !isHost(object) { owned.remove(object) }
    release()
  }

  /// The app lets go of all stand-ins that are not the host.
  mutating func dropStandIns() {
    owned.subtract(ranks.filter { $0 != 0 && !isHost($0) })
    release()
  }

  /// The app lets go of its delegate.
  mutating func dropApp() {
    owned.remove(0)
    release()
  }

  private func isHost(_ object: Int) -> Bool {
    guard case .standsIn(let standIn) = conduct(of: object) else { return false }
    return standIn.isHost
  }
}
