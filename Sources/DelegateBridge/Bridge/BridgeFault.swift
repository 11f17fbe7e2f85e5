/// A way in which a bridge can be broken on purpose, to see whether somebody notices.
package enum BridgeFault: String, CaseIterable, Sendable {
  case readsWhatIsStored
}
