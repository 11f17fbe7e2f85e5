public import Streams

/// What the parties of one cell find: a host whose class nobody else uses, and the app's delegate.
@MainActor
public final class World {
  /// The class of the host; hook this one.
  public let hostClass: ObjectClass

  /// The slot that everybody wants.
  public let slot = DelegateSlot.delegate

  /// The host, which is made when it is first asked for.
  public private(set) lazy var host = makeHost(tally)

  /// How many observers each reactive library is to have in the end; the second one comes when the
  /// party is used again.
  public var observers: Int { circumstances.observers }

  let tally = AppTally()

  /// Another delegate than the app's.
  private(set) lazy var other = ProbeOther(otherSelections)
  let otherSelections = Counter()

  /// Another host of the class, where one was used.
  var otherHost: ProbeHost?

  /// The forwarder that was set, if there was one.
  var relay: OpaqueForwarder?

  /// Who took the slot by hand, if anybody did, and how often that got the event.
  var taker: HandWritten?
  let takerSelections = Counter()

  let hearings = Hearings()

  private let circumstances: Circumstances
  private var ownedApp: ProbeApp?
  private var standIns: [StandInEntry] = []

  private final class StandInEntry {
    weak var object: AnyObject?
    var owned: AnyObject?
    let relink: (AnyObject?) -> Void

    init(_ object: AnyObject, isOwned: Bool, relink: @escaping (AnyObject?) -> Void) {
      self.object = object
      owned = isOwned ? object : nil
      self.relink = relink
    }
  }

  init(_ circumstances: Circumstances) {
    self.circumstances = circumstances
    hostClass = ProbeHost.classObject.makeIsolatedSubclass(named: "host")
    ownedApp = ProbeApp(tally, hearings)
  }

  func makeHost(_ tally: AppTally, _ objectClass: ObjectClass? = nil) -> ProbeHost {
    ProbeHost(
      circumstances.slot, caching: circumstances.caching, extra: circumstances.message,
      tally: tally, objectClass: objectClass ?? hostClass)
  }

  convenience init(_ ownership: SlotOwnership) {
    var circumstances = Circumstances()
    circumstances.slot = ownership
    self.init(circumstances)
  }

  // MARK: The app's delegate

  /// The app's delegate, as long as the app has not let go of it.
  package var app: ProbeApp {
    guard let ownedApp else { preconditionFailure("the app has let go of its delegate") }
    return ownedApp
  }

  /// What the app sets as the delegate: its own, or what it has put in front of that.
  public var delegate: AnyObject? { standIns.lazy.compactMap(\.object).last ?? ownedApp }

  /// Puts an object of the app in front of what the app has set so far, and sets it.
  ///
  /// - Parameters:
  ///   - object: The object, which the app keeps alive.
  ///   - relink: Has the object pass on to another one; runs at once.
  /// - Returns: Takes it out again, and sets what is left.
  public func stand(
    _ object: AnyObject, relink: @escaping (AnyObject?) -> Void
  ) -> () -> Void {
    relink(delegate)
    let entry = StandInEntry(object, isOwned: object !== host, relink: relink)
    standIns.append(entry)
    host.delegate = object
    return { [weak self, weak entry] in
      if let entry { self?.withdraw(entry) }
    }
  }

  private func withdraw(_ entry: StandInEntry) {
    guard let index = standIns.firstIndex(where: { $0 === entry }) else { return }
    standIns.remove(at: index)
    if index < standIns.count {
      standIns[index].relink(standIns[..<index].lazy.compactMap(\.object).last ?? ownedApp)
    }
    host.delegate = delegate
    // An unsafe slot must not outlive what it held.
    withExtendedLifetime(entry) {}
  }

  func dropStandIns() {
    for entry in standIns { entry.owned = nil }
  }

  func dropApp() {
    ownedApp = nil
  }
}
