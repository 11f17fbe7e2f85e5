import AppModel
import DelegateBridge
import Streams

/// The one screen of an app that took in every library there is.
@MainActor
final class Screen {
  let view = CollectionView()
  let button = Button("Refresh")
  private let catalogue = Catalogue()
  private let library = ListLibrary()
  private let broadcast = Broadcast(named: "broadcast")
  private let adapter = ListAdapter()
  private let now: () -> Duration
  private var guarding: ActionGuard?
  private var trackers: [Party: TrackingLibrary] = [:]
  private var listeners: [Party: StreamListener] = [:]
  private var present: Set<Party> = []

  init(now: @escaping () -> Duration) {
    self.now = now
    // A list asks its delegate only when that is set what it takes.
    broadcast.onReceiversChanged = { [weak view] in view?.delegate = view?.delegate }
  }

  /// Has a party come, after whoever is there.
  func install(_ party: Party) {
    present.insert(party)
    switch party {
    case .app:
      view.dataSource = catalogue
      button.addTarget(catalogue) { [catalogue, view] _ in catalogue.refresh(view) }
      if present.contains(.library) {
        broadcast.add(catalogue, before: library)
      } else {
        setDelegate(catalogue)
      }
    case .library:
      if present.contains(.app) { broadcast.add(catalogue) }
      broadcast.add(library)
      setDelegate(broadcast)
    case .adapter: adapter.proxy.install(on: view)
    case .analytics: trackers[party] = TrackingLibrary(named: party.rawValue, behaviour: .init())
    case .heatMap:
      var behaviour = TrackingHook.Behaviour()
      behaviour.recognition = .kind
      behaviour.reusesProxy = true
      trackers[party] = TrackingLibrary(named: party.rawValue, behaviour: behaviour)
    case .reactive, .forwardee, .publisher: listeners[party] = StreamListener(party, to: view)
    case .tapGuard:
      guarding = ActionGuard.install(on: Button.self, around: Control.sendAction, now: now)
    }
  }

  /// Puts the content on the screen.
  func appear() {
    view.height = 480
    view.reloadData()
  }

  /// How often a party heard of an event that it wants to know of.
  func count(of event: Event, heardBy party: Party) -> Int? {
    switch party {
    case .app: catalogue.tally[event]
    case .library: library.tally[event]
    case .adapter: adapter.tally[event]
    case .analytics, .heatMap: trackers[party]?[event]
    case .reactive, .forwardee, .publisher: listeners[party]?.tally[event]
    case .tapGuard: guarding?.suppressions(of: button)
    }
  }

  /// Gives the list its delegate as the adapter's manual says: to the adapter, where there is one.
  private func setDelegate(_ delegate: AnyObject) {
    if present.contains(.adapter) {
      adapter.proxy.target = delegate
    } else {
      view.delegate = delegate
    }
  }
}
