import ExampleSupport

extension Script {
  /// What a script may hold in milliseconds: up to a day.
  private static let times = 0...86_400_000

  /// Refuses what cannot be played.
  func check() throws(BadInput) {
    if !Self.times.contains(window) {
      throw BadInput("window: \(window) is no length of time within a day")
    }
    var names: Set<String> = []
    for (index, control) in controls.enumerated() {
      let place = "controls[\(index)]"
      guard names.insert(control.name).inserted else {
        throw BadInput("\(place): there are two controls '\(control.name)'")
      }
      if let time = [control.work, control.window].compactMap(\.self)
        .first(where: { !Self.times.contains($0) })
      {
        throw BadInput("\(place): \(time) is no length of time within a day")
      }
      let isPlain = control.group == nil && control.exempt == nil && control.window == nil
      guard control.kind.isButton || isPlain else {
        throw BadInput("\(place): only buttons are guarded, and '\(control.name)' is none")
      }
    }
    var time = 0
    for (index, event) in events.enumerated() {
      guard names.contains(event.control) else {
        throw BadInput("events[\(index)]: there is no control '\(event.control)'")
      }
      guard Self.times.contains(event.at) else {
        throw BadInput("events[\(index)]: \(event.at) is no time within a day")
      }
      guard event.at >= time else {
        throw BadInput("events[\(index)]: \(event.at) is earlier than what came before")
      }
      time = event.at
    }
  }
}
