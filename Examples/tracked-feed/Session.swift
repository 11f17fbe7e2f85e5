import AppModel
import DelegateBridge
import ExampleSupport
import Streams

/// One user's visit to the feed screen.
@MainActor
struct Session {
  let script: Script
  let setting: Setting

  /// Plays the script to a screen of its own.
  func play() throws(BadInput) -> Outcome {
    let recorder = ViolationRecorder()
    return try ViolationHandler.with(.record(into: recorder)) { () throws(BadInput) in
      let bridge = setting.isBridged ? DelegateBridge.install(on: CollectionView.self) : nil
      defer { bridge?.remove() }
      var tracker = setting.tracking == .beforeScreen ? startTracking() : nil
      defer { tracker?.remove() }

      let model = FeedViewModel(pages: script.pages)
      let streams = StreamCounter(model)
      let controller = FeedController(model: model)
      controller.load()
      if setting.tracking == .afterBinding { tracker = startTracking() }
      controller.appear()
      for (index, action) in script.actions.enumerated() {
        guard perform(action, on: controller.view) || setting.tracking != .never else {
          throw BadInput("actions[\(index)]: there is no such item on this feed at that time")
        }
      }
      let chain = bridge.map { "\($0.explain(controller.view))" }
      controller.disappear()
      return Outcome(
        setting: setting, app: count(controller.breadcrumbs.map(FeedEvent.init)),
        tracker: tracker.map { tracker in
          count(FeedEvent.allCases.flatMap { Array(repeating: $0, count: tracker.count(of: $0.message)) })
        },
        streams: streams.counts, violations: recorder.violations, chain: chain)
    }
  }
}
