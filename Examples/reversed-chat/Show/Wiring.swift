/// A way of sharing the list's delegate slot between app and library.
enum Wiring: String, CaseIterable {
  /// Both get every message.
  case everybody = "everything to both"

  /// Both get every message, except what is kept from the app.
  case denyList = "a deny list"

  /// A broadcast with an owner, a deny list that loses nothing, and mapped row numbers.
  case broadcast = "list.re.delegate"

  /// What must come of it in a chat of four messages, of which the last one is tapped.
  var expected: Outcome {
    switch self {
    case .everybody:
      Outcome(uprightRows: 0, opened: ["hello"], menu: ["copy 'hello'"])
    case .denyList:
      Outcome(uprightRows: 4, opened: ["hello"], menu: [])
    case .broadcast:
      Outcome(uprightRows: 4, opened: ["see you"], menu: ["copy 'see you'"])
    }
  }
}
