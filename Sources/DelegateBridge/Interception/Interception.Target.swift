import Streams

extension Interception {
  /// What a hook is on; neither is kept alive by it.
  @MainActor
  enum Target {
    case instances(of: WeakClass)
    case object(WeakObject)

    struct WeakClass {
      weak var value: ObjectClass?
    }

    struct WeakObject {
      weak var value: MessageObject?
    }

    /// The layers that were added to the class or object itself.
    var layers: [Selector: [InterceptionLayer]] {
      switch self {
      case .instances(let type): type.value?.layers ?? [:]
      case .object(let object): object.value?.layers ?? [:]
      }
    }

    func add(_ layer: InterceptionLayer, around selector: Selector) {
      switch self {
      case .instances(let type): type.value?.addLayer(layer, around: selector)
      case .object(let object): object.value?.addLayer(layer, around: selector)
      }
    }

    func remove(_ layer: InterceptionLayer, around selector: Selector) {
      switch self {
      case .instances(let type): type.value?.removeLayer(layer, around: selector)
      case .object(let object): object.value?.removeLayer(layer, around: selector)
      }
    }
  }
}
