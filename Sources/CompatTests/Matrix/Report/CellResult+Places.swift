extension CellResult {
  /// A place on one of the axes other than the parties.
  struct Place: Hashable {
    /// The name of the axis.
    let axis: String

    /// The value.
    let value: String

    /// Whether the value is a number.
    var isNumber = false
  }

  /// The place on every axis other than the parties, what is done about the conflict included.
  var places: [Place] {
    [
      Place(axis: "first", value: first.rawValue), Place(axis: "hook", value: hook.rawValue),
      Place(axis: "getter", value: getter.rawValue), Place(axis: "slot", value: slot),
      Place(axis: "observers", value: "\(observers)", isNumber: true),
      Place(axis: "caching", value: caching), Place(axis: "interlude", value: interlude.rawValue),
      Place(axis: "incident", value: incident.rawValue),
      Place(axis: "message", value: message.rawValue),
      Place(axis: "removal", value: removal.rawValue), Place(axis: "death", value: death.rawValue),
      Place(axis: "strategy", value: strategy.rawValue),
    ]
  }
}
