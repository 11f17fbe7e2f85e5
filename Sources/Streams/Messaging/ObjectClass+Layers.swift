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
    var classes: [ObjectClass] = []
    var next: ObjectClass? = self
    while let candidate = next {
      if candidate.layers[selector] != nil { classes.append(candidate) }
      next = candidate.superclass
    }
    let all = classes.reversed().flatMap { $0.layers[selector, default: []] }
    return all.filter { $0.position == .hook } + all.filter { $0.position == .boundary }
  }
}
