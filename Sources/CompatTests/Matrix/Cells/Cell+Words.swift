extension Cell {
  /// What happens, in order, in words.
  public var order: [String] {
    steps.map { step in
      switch step {
      case .install(let party): "install \(parties[party].name)"
      case .use(let party): "use \(parties[party].name) again"
      case .setDelegate: "set app"
      case .send: "send"
      }
    }
  }

  /// Who comes, the app included, in which order.
  var arrivals: [String] {
    steps.compactMap { step in
      switch step {
      case .install(let party): parties[party].name
      case .setDelegate: "app"
      case .use, .send: nil
      }
    }
  }
}
