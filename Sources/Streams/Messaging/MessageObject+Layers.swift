extension MessageObject {
  /// Puts `layer` around what this one object does for `selector`, outside the layers of its class.
  ///
  /// The object gets a private class for it, below whatever class it has or will have.
  package final func addLayer(_ layer: InterceptionLayer, around selector: Selector) {
    if !dispatchClass.isPrivate { dispatchClass = dispatchClass.makePrivateSubclass() }
    dispatchClass.addLayer(layer, around: selector)
  }

  /// Takes a layer away; with the last one the private class goes.
  package final func removeLayer(_ layer: InterceptionLayer, around selector: Selector) {
    guard dispatchClass.isPrivate else { return }
    dispatchClass.removeLayer(layer, around: selector)
    if dispatchClass.layers.isEmpty { dispatchClass = objectClass }
  }

  /// The layers that were put around methods of this one object.
  package final var layers: [Selector: [InterceptionLayer]] {
    dispatchClass.isPrivate ? dispatchClass.layers : [:]
  }
}

extension ObjectClass {
  fileprivate func makePrivateSubclass() -> ObjectClass {
    ObjectClass(name: name, superclass: self, isPrivate: true)
  }

  /// A private class with the same layers, below another class.
  func moved(to superclass: ObjectClass) -> ObjectClass {
    let moved = superclass.makePrivateSubclass()
    moved.layers = layers
    return moved
  }
}
