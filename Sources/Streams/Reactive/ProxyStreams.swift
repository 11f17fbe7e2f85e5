/// The streams of a proxy by message: few, and asked for with every message.
@MainActor
struct ProxyStreams {
  private var selectors: [Selector] = []
  private(set) var all: [ProxyStream] = []

  /// - Complexity: O(*n*) in the number of messages that somebody ever asked to observe.
  subscript(_ selector: Selector) -> ProxyStream? {
    for index in selectors.indices where selectors[index] == selector { return all[index] }
    return nil
  }

  mutating func add(_ stream: ProxyStream, of selector: Selector) {
    selectors.append(selector)
    all.append(stream)
  }
}
