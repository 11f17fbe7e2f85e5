/// A control of the page.
struct ControlPlan: Decodable {
  enum Kind: String, Decodable {
    case button
    case icon
    case `switch`
    case segments

    /// Whether it is what the guards are for.
    var isButton: Bool { self == .button || self == .icon }
  }

  /// What is written on it, by which the events name it.
  let name: String

  let kind: Kind

  /// How long the work takes that a tap begins, in milliseconds.
  let work: Int?

  /// The group of siblings that rest together.
  let group: String?

  /// Whether every tap is to be delivered.
  let exempt: Bool?

  /// For how long this control rests, in milliseconds, if not as long as the others.
  let window: Int?
}
