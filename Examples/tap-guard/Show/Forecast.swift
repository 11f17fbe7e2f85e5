/// Which taps of a script should be delivered: the rules once more, without any messages.
struct Forecast {
  /// Whether each tap should be delivered, in their order.
  private(set) var deliveries: [Bool] = []

  /// Whether something that is no button is tapped while the screen has it enabled.
  private(set) var reachesOthers = false

  private struct Rest {
    var start: Duration
    var end: Duration?
  }

  init(_ script: Script) {
    let plans = Dictionary(uniqueKeysWithValues: script.controls.map { ($0.name, $0) })
    var disabled: Set<String> = []
    var rests: [String: Rest] = [:]
    for event in script.events {
      guard let plan = plans[event.control] else { continue }
      switch event.do {
      case .disable: disabled.insert(plan.name)
      case .enable: disabled.remove(plan.name)
      case .tap where disabled.contains(plan.name): deliveries.append(false)
      case .tap where !plan.kind.isButton:
        deliveries.append(true)
        reachesOthers = true
      case .tap where plan.exempt == true: deliveries.append(true)
      case .tap:
        // A group may have the name of a control.
        let lane = plan.group.map { "group \($0)" } ?? "control \(plan.name)"
        let window = Duration.milliseconds(plan.window ?? script.window)
        let isResting = rests[lane].map { rest in
          event.time - rest.start < window || rest.end.map { event.time < $0 } ?? false
        }
        deliveries.append(isResting != true)
        guard isResting != true else { continue }
        let end = plan.work.map { event.time + .milliseconds($0) }
        rests[lane] = Rest(start: event.time, end: end)
      }
    }
  }
}
