import DelegateBridge
import Streams

/// What happens to a slot without a bridge, worked out from how each party treats it: who wraps whom,
/// who keeps whom alive, and where a question or a message goes.
///
/// It is a model of values: no message is sent, no object of any party is made. A matrix compares what
/// really happened with what this says.
struct SlotModel {
  /// What stands at some place of a chain.
  enum Origin: Hashable {
    case app
    case party(Int)

    /// Another delegate than the app's usual one.
    case other
  }

  /// The messages of a ``ProbeHost``, by what becomes of them.
  enum Event: CaseIterable {
    /// The app implements it, and every party is after it.
    case select

    /// The app implements it.
    case height

    /// Only observers want it.
    case scroll

    /// The app implements it, and the host sends it where that is one of the circumstances.
    case extra
  }

  /// An object of the app or of a party; a weak reference to it is its place in the list.
  struct Object {
    let origin: Origin
    var target: Int?
    var isAlive = true
  }

  /// The class of the objects of one origin, or the one that was made for them so that it counts.
  struct ModelClass: Hashable {
    let origin: Origin
    let isSwapped: Bool
  }

  /// The names and the conducts of the parties, and after them of ``strangers``.
  let names: [String]
  let conducts: [Conduct]
  let circumstances: Circumstances

  var objects = [Object(origin: .app)]
  var slot: Int?

  /// What the host knows about claims; nothing of what it has not asked about.
  var claims: [Event: Bool] = [:]

  var hooks: [Int] = []
  var kept: [Int: [Int]] = [:]
  var pins: [Int] = []

  /// What the app keeps alive: its delegate, and what stands in front of it.
  var owned: Set<Int> = [0]

  /// The app's delegate and what stands in front of it, inner ones first.
  var ranks = [0]

  /// The classes in which a party counts.
  var instrumented: [Int: Set<ModelClass>] = [:]

  /// The objects whose class a party has changed so that it counts.
  var swapped: [Int: Set<Int>] = [:]

  /// How often each party got the event it counts.
  var counts: [Int: Int] = [:]

  /// How often the app got it.
  var appCount = 0

  /// How often the message beside the event came through to the app.
  var extraCount = 0

  /// How often another delegate got the event.
  var otherCount = 0

  /// Another delegate that is set as soon as somebody hears of the event.
  var handsOver: Int?

  /// How many elements the observers of an event got, by party; nothing where there never was one.
  var elements: [Int: [Event: Int]] = [:]

  /// The events that somebody observes now, by party.
  var observed: [Int: Set<Event>] = [:]

  /// What went wrong, without words.
  var violations: [Violation] = []

  /// Whether the process would have died: of a full stack, or of a dead object.
  private(set) var isOver = false

  init(names: [String], conducts: [Conduct], circumstances: Circumstances) {
    self.names = names + Self.strangers.map(\.name)
    self.conducts = conducts + Self.strangers.map(\.conduct)
    self.circumstances = circumstances
  }

  // MARK: Names and reports

  func name(of object: Int?) -> String {
    guard let object else { return "nil" }
    let name =
      switch objects[object].origin {
      case .app: "app"
      case .other: "other"
      case .party(let party): names[party]
      }
    return objects[object].isAlive ? name : "DEAD \(name)"
  }

  mutating func report(_ kind: Violation.Kind, _ parties: [String]) {
    guard !isOver else { return }
    violations.append(Violation(kind, parties: parties, detail: "predicted"))
    isOver = violations.last?.isFatal ?? false
  }

  /// Whether `object` can be used; to use a dead one is a violation.
  mutating func isUsable(_ object: Int) -> Bool {
    if !objects[object].isAlive { report(.danglingDelegate, [name(of: object)]) }
    return objects[object].isAlive
  }

  /// How the party that `object` is of treats the slot; `nil` for the app.
  func conduct(of object: Int) -> Conduct? {
    guard case .party(let party) = objects[object].origin else { return nil }
    return conducts[party]
  }

  // MARK: Lifetimes

  mutating func make(_ origin: Origin) -> Int {
    objects.append(Object(origin: origin))
    return objects.count - 1
  }

  /// What a weak reference to `object` gives now.
  func living(_ object: Int?) -> Int? {
    guard let object, objects[object].isAlive else { return nil }
    return object
  }

  /// Runs `body` while the caller holds `object`.
  mutating func holding(_ object: Int?, _ body: (inout SlotModel) -> Void) {
    if let object { pins.append(object) }
    body(&self)
    if object != nil { pins.removeLast() }
    release()
  }

  /// Lets die whatever nobody keeps alive.
  mutating func release() {
    var pending = owned + pins + kept.values.joined()
    if circumstances.slot == .strong, let slot { pending.append(slot) }
    var reached: Set<Int> = []
    while let next = pending.popLast() {
      guard reached.insert(next).inserted else { continue }
      if retainsTarget(next), let target = objects[next].target { pending.append(target) }
    }
    for object in objects.indices where !reached.contains(object) {
      objects[object].isAlive = false
    }
  }

  private func retainsTarget(_ object: Int) -> Bool {
    guard case .wraps(let wrapping) = conduct(of: object) else { return false }
    return wrapping.behaviour.retainsTarget
  }
}
