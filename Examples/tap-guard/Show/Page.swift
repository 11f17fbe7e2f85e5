import AppModel
import DelegateBridge
import Streams

/// The controls of a script, and what their actions do.
@MainActor
final class Page {
  /// The controls, in the order of the script.
  let controls: [String: Control]

  /// How often each control's action was carried out.
  private(set) var actions: [String: Int] = [:]

  init(_ plans: [ControlPlan], scheduler: VirtualTimeScheduler) {
    controls = Dictionary(uniqueKeysWithValues: plans.map { ($0.name, $0.makeControl()) })
    for plan in plans {
      controls[plan.name]?.addTarget(self) { [unowned self] _ in
        actions[plan.name, default: 0] += 1
        guard let duration = plan.work else { return }
        let work = ActionWork.begin()
        _ = scheduler.schedule(after: .milliseconds(duration)) { work.finish() }
      }
    }
  }

  /// Tells a guard what the plans say about each button.
  func configure(_ guarding: ActionGuard, by plans: [ControlPlan]) {
    let groups = Dictionary(grouping: plans.filter { $0.group != nil }, by: \.group)
    for members in groups.values { guarding.group(members.compactMap { controls[$0.name] }) }
    for plan in plans {
      guard let control = controls[plan.name], plan.kind.isButton else { continue }
      guarding.setExempt(plan.exempt ?? false, for: control)
      guarding.setWindow(plan.window.map { .milliseconds($0) }, for: control)
    }
  }
}

extension ControlPlan {
  @MainActor
  fileprivate func makeControl() -> Control {
    switch kind {
    case .button: Button(name)
    case .icon: IconButton(name)
    case .switch: Switch(name)
    case .segments: SegmentedControl(name, segments: 3)
    }
  }
}
