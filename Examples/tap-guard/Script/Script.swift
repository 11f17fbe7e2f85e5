/// What was recorded: a page of controls, and what happened there.
struct Script: Decodable {
  /// For how long a control rests after a tap, in milliseconds.
  let window: Int

  /// What is on the page.
  let controls: [ControlPlan]

  /// What happened, in this order.
  let events: [PageEvent]
}
