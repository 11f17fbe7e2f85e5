import Streams

/// A hook's wrapper that does not do what it would, while this lives.
@MainActor
final class LayeredWrapper {
  // Whoever wraps it may have been all that kept it.
  private let wrapper: MessageObject
  private let layers: [Selector: InterceptionLayer]

  /// Makes `wrapper` pass on to `next` what it has methods for, and `messages`, as if it were not
  /// there.
  convenience init(bypassing wrapper: MessageObject, to next: AnyObject, messages: [Selector]) {
    let question = RootMessages.forwardingTarget
    let roots = [ObjectClass.object, .proxy]
    let classes = sequence(first: wrapper.objectClass, next: \.superclass)
      .prefix { type in !roots.contains { $0 === type } }
    let own = classes.flatMap { $0.ownMethods.map(\.selector) }
    var layers: [Selector: InterceptionLayer] = [:]
    for selector in own + messages { layers[selector] = InterceptionLayer { _, _ in nil } }
    layers[question.selector] = InterceptionLayer { [weak next] _, _ in
      question.implementation { _, _, _ in next }
    }
    self.init(wrapper, layers)
  }

  /// Has the question what `wrapper` takes answered by `other`.
  convenience init(answeringFor wrapper: MessageObject, with other: AnyObject) {
    let question = RootMessages.responds
    let layer = InterceptionLayer { [weak other] _, _ in
      question.implementation { _, _, selector in
        other.map { MessageObject.responds($0, to: selector) } ?? false
      }
    }
    self.init(wrapper, [question.selector: layer])
  }

  private init(_ wrapper: MessageObject, _ layers: [Selector: InterceptionLayer]) {
    self.wrapper = wrapper
    self.layers = layers
    for (selector, layer) in layers { wrapper.addLayer(layer, around: selector) }
  }

  isolated deinit {
    for (selector, layer) in layers { wrapper.removeLayer(layer, around: selector) }
  }
}
