package import Streams

/// The app's delegate.
///
/// Its methods are ordinary ones; it has a class object of its own only so that a party that changes
/// classes changes nothing outside its cell.
package final class ProbeApp: MessageObject, ProbeDelegate, ProbeHeightDelegate {
  private(set) var selections = 0

  override init() {
    super.init()
    objectClass = Self.classObject.makeSubclass(named: "app")
  }

  package func probe(_ host: ProbeHost, didSelect item: Int) { selections += 1 }
  package func probe(_ host: ProbeHost, heightOf item: Int) -> Int { 44 }
}
