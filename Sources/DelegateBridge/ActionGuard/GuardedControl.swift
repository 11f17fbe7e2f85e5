/// What a guard knows of one control; the control keeps it.
@MainActor
final class GuardedControl {
  var isExempt = false
  var window: Duration?
  var lane = ActionLane()
  var suppressions = 0
}
