/// What the Objective-C runtime does with tables of methods, in a few lines.
///
/// It is the yardstick of the exchange tests and shares no code with the package.
final class ExchangeModel {
  /// A method: one entry of one class's table.
  final class Entry {
    var body: Body
    init(_ body: @escaping Body) { self.body = body }
  }

  /// Runs for an object of a class, under a name.
  typealias Body = (_ model: ExchangeModel, _ type: Int, _ name: String) -> Void

  private let parents: [Int?]
  private var tables: [[String: Entry]]
  private var layers: [Int: Int] = [:]
  private(set) var log: [String] = []

  init(_ hierarchy: Hierarchy, own: [OwnMethod]) {
    parents = hierarchy.parents
    tables = Array(repeating: [:], count: own.count)
    for (index, own) in own.enumerated() where own != .none {
      let name = hierarchy.name(index)
      add(index, "poke") { model, type, name2 in
        model.note(name, name2)
        guard own == .callingSuper else { return }
        model.superEntry(of: index, "poke").map { $0.body(model, type, "poke") }
          ?? model.note("unrecognized", "poke")
      }
    }
  }

  func find(_ type: Int, _ name: String) -> Entry? {
    tables[type][name] ?? parents[type].flatMap { find($0, name) }
  }

  func superEntry(of type: Int, _ name: String) -> Entry? {
    parents[type].flatMap { find($0, name) }
  }

  func add(_ type: Int, _ name: String, _ body: @escaping Body) {
    if tables[type][name] == nil { tables[type][name] = Entry(body) }
  }

  func replace(_ type: Int, _ name: String, _ body: @escaping Body) {
    if let entry = tables[type][name] { entry.body = body } else { add(type, name, body) }
  }

  func hasOwn(_ type: Int, _ name: String) -> Bool { tables[type][name] != nil }

  func note(_ text: String, _ name: String) {
    log.append(name == "poke" ? text : "\(text) as \(name)")
  }

  /// Puts a hook on a class; `false` where there is nothing to hook.
  func hook(_ type: Int, _ kind: HookKind, number: Int) -> Bool {
    let hookName = "hook\(number)"
    let calling: (@escaping Body) -> Body = { original in
      { model, type, name in
        model.note("hook \(number)", name)
        original(model, type, name)
      }
    }
    let underHookName = calling { model, type, _ in model.send(type, hookName) }
    guard let found = find(type, "poke") else { return false }
    switch kind {
    case .naive, .safe:
      if kind == .safe, !hasOwn(type, "poke") {
        let original = found.body
        add(type, "poke", underHookName)
        replace(type, hookName, original)
        return true
      }
      add(type, hookName, underHookName)
      let own = find(type, hookName)!
      (found.body, own.body) = (own.body, found.body)
    case .setImplementation:
      found.body = calling(found.body)
    case .replaceMethod:
      replace(type, "poke", calling(found.body))
    case .addOverride:
      add(type, "poke") { model, receiver, name in
        model.note("hook \(number)", name)
        model.superEntry(of: type, "poke").map { $0.body(model, receiver, "poke") }
          ?? model.note("unrecognized", "poke")
      }
    case .layer:
      layers[number] = type
    }
    return true
  }

  /// Sends a message to an object of a class.
  func send(_ type: Int, _ name: String) {
    if name == "poke" {
      for number in layersFromOutside(type) { note("hook \(number)", name) }
    }
    if let entry = find(type, name) {
      entry.body(self, type, name)
    } else {
      note("unrecognized", name)
    }
  }

  func drain() -> [String] {
    defer { log = [] }
    return log
  }

  private func layersFromOutside(_ type: Int) -> [Int] {
    let own = layers.filter { $0.value == type }.keys.sorted(by: >)
    return own + (parents[type].map { layersFromOutside($0) } ?? [])
  }
}
