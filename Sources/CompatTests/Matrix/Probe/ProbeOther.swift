import Streams

/// Another delegate than the app's usual one: it takes the event and the question, and nothing else.
final class ProbeOther: MessageObject, ProbeDelegate, ProbeHeightDelegate {
  private let counter: Counter

  init(_ counter: Counter) {
    self.counter = counter
    super.init()
    objectClass = Self.classObject.makeSubclass(named: "other")
  }

  func probe(_ host: ProbeHost, didSelect item: Int) { counter.count() }
  func probe(_ host: ProbeHost, heightOf item: Int) -> Int { ProbeApp.height + 1 }
}
