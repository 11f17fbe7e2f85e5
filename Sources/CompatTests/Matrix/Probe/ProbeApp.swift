package import Streams

/// The app's delegate.
///
/// Its methods are ordinary ones, but for the one that no protocol declares; it has a class object of
/// its own only so that a party that changes classes changes nothing outside its cell.
package final class ProbeApp: MessageObject, ProbeDelegate, ProbeHeightDelegate,
  ProbeHighlightDelegate, ProbeDecisionDelegate
{
  static let height = 44

  private let tally: AppTally
  private let hearings: Hearings

  init(_ tally: AppTally = AppTally(), _ hearings: Hearings = Hearings()) {
    self.tally = tally
    self.hearings = hearings
    super.init()
    objectClass = Self.classObject.makeSubclass(named: "app")
  }

  package override class var methods: Methods {
    Methods(ProbeApp.self) { $0.on(ProbeHost.didTurn) { app, _ in app.tally.extras += 1 } }
  }

  var selections: Int { tally.selections }

  package func probe(_ host: ProbeHost, didSelect item: Int) {
    tally.selections += 1
    hearings.note("app")
  }

  package func probe(_ host: ProbeHost, heightOf item: Int) -> Int { Self.height }
  func probe(_ host: ProbeHost, didHighlight item: Int) { tally.extras += 1 }
  func probe(_ host: ProbeHost, decide: @escaping @MainActor (Bool) -> Void) { decide(true) }
}
