extension ObjectClass {
  /// Puts `layer` around whatever instances of this class and of its subclasses do for `selector`.
  package func addLayer(_ layer: InterceptionLayer, around selector: Selector) {
    layers[selector, default: []].append(layer)
    layersChanged(selector)
  }

  /// Takes a layer away, wherever it is among the others.
  package func removeLayer(_ layer: InterceptionLayer, around selector: Selector) {
    let remaining = layers[selector, default: []].filter { $0 !== layer }
    layers[selector] = remaining.isEmpty ? nil : remaining
    layersChanged(selector)
  }

  /// The layers around what `object` does for `selector`, its own included, the innermost first.
  package static func layers(
    around selector: Selector, of object: AnyObject
  ) -> [InterceptionLayer] {
    dispatchClass(of: object).allLayers(around: selector)
  }

  /// The layers around what instances do for `selector`, the innermost first.
  func allLayers(around selector: Selector) -> [InterceptionLayer] {
    var hooks: [InterceptionLayer] = []
    var boundaries: [InterceptionLayer] = []
    for type in sequence(first: self, next: \.superclass) {
      guard let own = type.layers[selector] else { continue }
      hooks.insert(contentsOf: own.lazy.filter { $0.position == .hook }, at: 0)
      boundaries.insert(contentsOf: own.lazy.filter { $0.position == .boundary }, at: 0)
    }
    return hooks.isEmpty ? boundaries : hooks + boundaries
  }
}
