import AppModel
import DelegateBridge
import ExampleSupport
import Streams

/// One visit of a user to the feed screen.
@MainActor
struct Session {
  let script: Script
  let setting: Setting

  /// Plays the script on a screen of its own, and notes what goes wrong without stopping at it.
  func play() throws(BadInput) -> Outcome {
    let recorder = ViolationRecorder()
    return try ViolationHandler.with(.record(into: recorder)) { () throws(BadInput) -> Outcome in
      try play(recorder)
    }
  }

  private func play(_ recorder: ViolationRecorder) throws(BadInput) -> Outcome {
    let bridge = setting.isBridged ? DelegateBridge.install(on: CollectionView.self) : nil
    defer { bridge?.remove() }
    var tracker = setting.tracking == .beforeScreen ? startTracking() : nil
    defer { tracker?.remove() }

    let model = FeedViewModel(pages: script.pages)
    let streams = StreamCounter(model)
    let screen = FeedController(model: model)
    screen.load()
    if setting.tracking == .afterBinding { tracker = startTracking() }
    screen.appear()
    try perform(script.actions, on: screen.view)
    let chain = bridge?.explain(screen.view)
    screen.disappear()

    let crumbs = screen.breadcrumbs.map { FeedEvent($0) }
    return Outcome(
      setting: setting, app: Counts { event in crumbs.count { $0 == event } },
      tracker: tracker.map { tracker in Counts { tracker.count(of: $0.message) } },
      streams: streams.counts, violations: recorder.violations, chain: chain)
  }

  private func startTracking() -> TrackingHook {
    TrackingHook.install(on: CollectionView.self, recording: FeedEvent.allCases.map(\.message))
  }

  private func perform(_ actions: [Action], on view: CollectionView) throws(BadInput) {
    for (index, action) in actions.enumerated() {
      switch action {
      case .scroll(let offset): view.scroll(to: offset)
      case .tapStatusBar: view.tapStatusBar()
      case .tap(let item):
        // A feed that is broken may not have loaded what the user tapped.
        guard view.tapItem(at: IndexPath(item: item)) || setting.tracking != .never else {
          throw BadInput("actions[\(index)]: item \(item) is not on the feed at that time")
        }
      }
    }
  }
}
