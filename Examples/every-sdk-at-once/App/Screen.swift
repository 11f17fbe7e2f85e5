import AppModel
import DelegateBridge
import Streams

/// The one screen of an app that took in every library there is.
@MainActor
final class Screen {
  let view = CollectionView()
  private let catalogue = Catalogue()
  private let library = ListLibrary()
  private let broadcast = Broadcast(named: "broadcast")
  private let adapter = ListAdapter()
  private var trackers: [Party: TrackingHook] = [:]
  private var listeners: [Party: StreamListener] = [:]
  private var present: Set<Party> = []

  init() {
    // A list asks its delegate only when that is set what it takes.
    broadcast.onReceiversChanged = { [weak view] in view?.delegate = view?.delegate }
  }

  /// Has a party come, after whoever is there.
  func install(_ party: Party) {
    present.insert(party)
    switch party {
    case .app:
      view.dataSource = catalogue
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
    case .analytics, .heatMap: trackers[party] = startTracking(party)
    case .reactive, .forwardee, .publisher: listeners[party] = StreamListener(party, to: view)
    }
  }

  /// Puts the content on the screen.
  func appear() {
    view.height = 480
    view.reloadData()
  }

  /// How often a party heard of an event; `nil` for what it does not want to know.
  func count(of event: Event, heardBy party: Party) -> Int? {
    switch party {
    case .app: catalogue.tally[event]
    case .library: library.tally[event]
    case .adapter: ListAdapter.events.contains(event) ? adapter.tally[event] : nil
    case .analytics, .heatMap: trackers[party]?.count(of: event.message)
    case .reactive, .forwardee, .publisher: listeners[party]?.tally[event]
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

  private func startTracking(_ party: Party) -> TrackingHook {
    var behaviour = TrackingHook.Behaviour()
    if party == .heatMap {
      behaviour.recognition = .kind
      behaviour.reusesProxy = true
    }
    return TrackingHook.install(
      on: CollectionView.self, named: party.rawValue, recording: Event.allCases.map(\.message),
      behaviour: behaviour)
  }
}
