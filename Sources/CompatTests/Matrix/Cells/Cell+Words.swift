extension Cell {
  /// What happens, in order, in words.
  public var order: [String] {
    steps.enumerated().map { index, step in
      switch step {
      case .install(let party): "install \(parties[party].name)"
      case .use(let party): "use \(parties[party].name) again"
      case .remove(let party): "remove \(parties[party].name)"
      case .setDelegate: steps[..<index].contains(.setDelegate) ? "set app again" : "set app"
      case .setNil: "set nil"
      case .setOther: "set other"
      case .setRelay: "set a forwarder to what is read"
      case .setTaker: "set taker, which leads to what is read"
      case .setLoop: "set taker, which leads to what is in the slot"
      case .putBehindProxy: "put other behind the proxy"
      case .read: "read"
      case .putBack: "set what is read"
      case .useOtherHost: "use another host"
      case .dropStandIns: "let go of what stands in front of app"
      case .dropApp: "let go of app"
      case .send: "send"
      case .sendHandingOver: "send, and set other meanwhile"
      case .leadInside: "lead the accessors to a host inside"
      case .installBridge: "install the bridge, if there is one"
      case .removeBridge: "remove the bridge, if there is one"
      }
    }
  }

  /// Who comes, the app included, in which order.
  var arrivals: [String] {
    steps.enumerated().compactMap { index, step in
      switch step {
      case .install(let party): parties[party].name
      case .setDelegate: steps[..<index].contains(.setDelegate) ? nil : "app"
      default: nil
      }
    }
  }
}
