import AppModel
import DelegateBridge
import Streams

/// One visit to the page.
@MainActor
struct Session {
  let script: Script
  let guarding: Guarding

  /// Plays the script in virtual time, and notes what goes wrong without stopping at it.
  func play() -> Outcome {
    let recorder = ViolationRecorder()
    return ViolationHandler.with(.record(into: recorder)) { play(recorder) }
  }

  private func play(_ recorder: ViolationRecorder) -> Outcome {
    let scheduler = VirtualTimeScheduler()
    let page = Page(script.controls, scheduler: scheduler)
    var reason: String?
    let removal = install(on: page, scheduler: scheduler) { reason = $0.why }
    defer { removal() }

    var taps: [Tap] = []
    var screenChanges = 0
    var disabled: Set<String> = []
    for event in script.events {
      scheduler.advance(to: event.time)
      guard let control = page.controls[event.control] else { continue }
      guard event.do == .tap else {
        let isEnabled = event.do == .enable
        if control.isEnabled != isEnabled { screenChanges += 1 }
        if isEnabled { disabled.remove(event.control) } else { disabled.insert(event.control) }
        control.isEnabled = isEnabled
        continue
      }
      let count = (page.actions[event.control, default: 0], recorder.violations.count)
      if !control.isEnabled {
        let owner = disabled.contains(event.control) ? "screen" : "guard"
        reason = "disabled by the \(owner)"
      } else if disabled.contains(event.control) {
        reason = "enabled by the guard"
      }
      control.tap()
      if recorder.violations.count > count.1 { reason = "unrecognized selector" }
      taps.append(
        Tap(
          control: event.control, time: event.time,
          interval: taps.last { $0.control == event.control }.map { event.time - $0.time },
          isDelivered: page.actions[event.control, default: 0] > count.0, reason: reason ?? ""))
      reason = nil
    }
    scheduler.run()
    let controls = script.controls.compactMap { page.controls[$0.name] }
    let changes = controls.map(\.enablingChanges).reduce(0, +)
    return Outcome(
      guarding: guarding, taps: taps, flickers: changes - screenChanges,
      violations: recorder.violations,
      descriptions: controls.filter { !ActionGuard.all(on: $0).isEmpty }.map(\.description))
  }

  /// Guards the buttons, and returns what takes the guard off.
  private func install(
    on page: Page, scheduler: VirtualTimeScheduler,
    onSuppressed: @escaping (SuppressedAction) -> Void
  ) -> () -> Void {
    let window = Duration.milliseconds(script.window)
    guard guarding == .actionGuard else {
      let hook = ExchangeGuard(isSafe: guarding == .safe, window: window, scheduler: scheduler)
      hook.install()
      return { hook.remove() }
    }
    let installed = ActionGuard.install(
      on: Button.self, around: Control.sendAction, window: window, now: { scheduler.now })
    page.configure(installed, by: script.controls)
    let subscription = installed.suppressed.subscribe(onNext: onSuppressed)
    return {
      subscription.dispose()
      installed.remove()
    }
  }
}

extension SuppressedAction {
  /// The reason, for a table.
  fileprivate var why: String {
    let sibling = blocker == control ? "" : " of \(blocker)"
    return switch reason {
    case .tooSoon(let elapsed):
      "\(Int((elapsed / .milliseconds(1)).rounded())) ms after the action\(sibling)"
    case .unfinishedWork: "unfinished work\(sibling)"
    }
  }
}
