extension Dues {
  /// Who is to hear of the event now, in order: the onion of the proxies by their names, whoever came
  /// first, the one that brought the delegate innermost, and the app's delegate in the middle.
  var listeners: [String] {
    let proxies = observed.filter { $0.value.contains(0) }.keys.sorted {
      if $0 == innermost || $1 == innermost { return $1 == innermost }
      return cell.parties[$0].name < cell.parties[$1].name
    }
    let last = proxies.filter { cell.tellsLast($0) }
    let first = proxies.filter { !cell.tellsLast($0) }
    let names = { (parties: [Int]) in parties.map { cell.parties[$0].name } }
    return names(first) + (reached.contains(.app) ? ["app"] : []) + names(last.reversed())
  }
}

extension Cell {
  /// Whether the observers of a party hear of an event after the delegate behind its proxy.
  fileprivate func tellsLast(_ party: Int) -> Bool {
    guard case .takesSlot(let proxying) = parties[party].conduct else { return false }
    return proxying.tellsLast
  }
}
