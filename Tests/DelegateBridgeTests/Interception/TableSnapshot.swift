import Streams

/// Which methods and layers the classes of knobs have, by identity.
@MainActor
struct TableSnapshot: Equatable {
  private struct Entry: Hashable {
    let type: String
    let selector: Selector
    let method: ObjectIdentifier
    let implementation: ObjectIdentifier
  }

  private let entries: Set<Entry>
  private let layerCount: Int

  init() {
    let classes = [
      Knob.classObject, Dial.classObject, SubDial.classObject, Lever.classObject,
      OverDial.classObject, LoneDial.classObject,
    ]
    layerCount = classes.map { $0.layers.values.map(\.count).reduce(0, +) }.reduce(0, +)
    entries = Set(
      classes.flatMap { type in
        type.ownMethods.map {
          Entry(
            type: type.name, selector: $0.selector, method: ObjectIdentifier($0),
            implementation: ObjectIdentifier($0.implementation))
        }
      })
  }

  nonisolated static func == (left: TableSnapshot, right: TableSnapshot) -> Bool {
    left.entries == right.entries && left.layerCount == right.layerCount
  }
}
