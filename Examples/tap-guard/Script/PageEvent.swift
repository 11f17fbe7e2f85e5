/// Something that happened on the page.
struct PageEvent: Decodable {
  enum Action: String, Decodable {
    /// A person tapped a control.
    case tap

    /// The screen disabled a control.
    case disable

    /// The screen enabled a control.
    case enable
  }

  /// When, in milliseconds.
  let at: Int

  /// What.
  let `do`: Action

  /// The name of the control.
  let control: String

  /// When.
  var time: Duration { .milliseconds(at) }
}
