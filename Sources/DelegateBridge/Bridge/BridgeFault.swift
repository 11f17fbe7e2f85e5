/// A way in which a bridge can be broken on purpose: a test kit that notices none of them is worth
/// nothing.
///
/// Each takes away one thing that the bridge does; the name says what it does then. A bridge without a
/// fault looks for none while it delivers a message.
package enum BridgeFault: String, CaseIterable, Sendable {
  /// What is read from the slot is what is stored there, trackers included.
  case readsWhatIsStored

  /// A proxy that looks itself up does not find itself where something else was set.
  case overlooksReaders

  /// The host is asked to ask again whenever the slot is touched.
  case asksAgainEachTime

  /// A proxy forwards to whatever it took from the slot, and not to who is behind it.
  case leavesForwardDelegatesAlone

  /// A hook that comes late sees nothing of what is there.
  case overlooksLateHooks

  /// A delegate that leads back to a party before it stays the delegate.
  case keepsRings

  /// A new proxy that leads back to itself stays as it is.
  case keepsRingsOfProxies

  /// Parties get messages in the order in which they came.
  case ordersByArrival

  /// Everything is claimed.
  case claimsEverything

  /// Only what the delegate takes is claimed.
  case overlooksObservers

  /// The host never learns that claims have changed.
  case neverAsksAgain

  /// Answers about messages for which the host does not ask beforehand are kept for ever.
  case keepsOldAnswers

  /// What no proxy observes is answered by nobody, where there is a proxy.
  case losesWhatIsNotObserved

  /// Delegates are kept alive, whatever the slot does.
  case keepsDelegatesAlive

  /// What the hooks made is kept alive by nobody.
  case letsGoOfWrappers

  /// Setting nothing takes the proxies away too.
  case detachesProxies

  /// Setting nothing leaves the delegate behind the proxies.
  case detachesNobody

  /// A proxy that takes itself out to come back has taken everybody out.
  case takesNilAtItsWord

  /// Setting a delegate takes the proxies away.
  case displacesProxies

  /// A forward delegate that somebody installs behind a proxy is taken back.
  case overridesForwardDelegates

  /// When the bridge is removed, slots are left as they are.
  case leavesSlotsBehind

  /// A message that is on its way goes to those who are there when it arrives.
  case redirectsMessages

  /// All hosts share the chain of the first.
  case sharesChains

  /// A proxy that comes again is in the chain again.
  case addsProxiesAgain

  /// A host that is in use when the bridge comes is taken for an empty one.
  case overlooksHostsInUse

  /// What the hooks of a library have wrapped twice is wrapped twice.
  case keepsRepeatedWrappers

  /// Wrappers behind one that does not say what it wraps are kept by nobody.
  case overlooksHiddenWrappers

  /// A wrapper that lets no question through keeps messages from who is behind it.
  case leavesQuestionsOpen

  /// A message takes the way that it once took, whatever has changed.
  case keepsShortcuts

  /// A message that comes back to where it has been goes on.
  case passesOnWhatComesBack

  /// Whoever only leads back takes the place of the delegate that was there.
  case forgetsDisplacedDelegates

  /// Accessors that lead somewhere else are used all the same.
  case overlooksDiversions

  /// A ring that is cut is not reported.
  case reportsNothing

  /// A ring that is cut is reported again and again.
  case reportsAgain
}
