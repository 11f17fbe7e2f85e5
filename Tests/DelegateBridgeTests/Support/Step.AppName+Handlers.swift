extension Step.AppName {
  /// Who notes a message of `kind` that this delegate gets, in order; nobody where it does not take
  /// the message.
  @MainActor func handlers(of kind: MessageKind) -> [String] {
    switch self {
    case .plain: PlainApp.handled.contains(kind) ? [rawValue] : []
    case .scrolling: ScrollingApp.handled.contains(kind) ? [rawValue] : []
    case .table: TableApp.handled.contains(kind) ? [rawValue] : []
    case .hand: kind == .required ? ["hand", "by hand"] : []
    case .adapter:
      switch kind {
      case .required, .valued, .decision: ["target"]
      case .optional: ["adapter's"]
      case .undeclared: []
      }
    case .broadcast:
      switch kind {
      case .required: ["first", "second"]
      case .valued, .decision: ["first"]
      case .optional: ["second"]
      case .undeclared: []
      }
    }
  }

  /// What it answers when it is asked for a height, if it takes that.
  @MainActor var height: Int {
    self == .table ? TableApp.height : PlainApp.height
  }
}
