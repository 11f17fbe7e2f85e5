import DelegateBridge
import Streams

extension SlotModel {
  /// Sets the slot, through the hooks that there are.
  mutating func set(_ object: Int?) {
    holding(object) { $0.set(object, through: $0.hooks[...]) }
  }

  /// The hook that was installed last runs first.
  private mutating func set(_ object: Int?, through hooks: ArraySlice<Int>) {
    guard !isOver else { return }
    guard let party = hooks.last else { return store(object) }
    let rest = hooks.dropLast()
    switch conducts[party] {
    case .takesSlot, .standsIn: break
    case .instruments(.classes):
      if let object = living(object) {
        instrumented[party, default: []].insert(objectClass(of: object))
      }
    case .instruments(.objects):
      if let object = living(object) { swapped[party, default: []].insert(object) }
    case .wraps(let wrapping):
      guard let object else {
        set(nil, through: rest)
        if wrapping.behaviour.forgetsAtNil { kept[party] = nil }
        return
      }
      if !passes(object, party, wrapping) { return wrap(object, party, wrapping, rest) }
    }
    set(object, through: rest)
  }

  private mutating func passes(_ object: Int, _ party: Int, _ wrapping: Wrapping) -> Bool {
    // The adapted library knows the proxies of one reactive library.
    if wrapping.passesReactive, case .takesSlot(let proxying) = conduct(of: object),
      !proxying.takesSlotAlways
    {
      return true
    }
    return recognizes(object, party, wrapping)
  }

  private mutating func wrap(
    _ object: Int, _ party: Int, _ wrapping: Wrapping, _ rest: ArraySlice<Int>
  ) {
    let behaviour = wrapping.behaviour
    let reused = behaviour.reusesProxy ? kept[party]?.last : nil
    let wrapper = reused ?? make(.party(party))
    objects[wrapper].target = object
    let previous = wrapping.isBlind ? kept[party]?.last : nil
    holding(previous) { model in
      model.holding(wrapper) { model in
        if behaviour.retention == .latestEarly { model.kept[party] = [wrapper] }
        if wrapping.setsAgain { model.set(wrapper) } else { model.set(wrapper, through: rest) }
        switch behaviour.retention {
        case .none, .latestEarly: break
        case .latest: model.kept[party] = [wrapper]
        case .all: model.kept[party, default: []].append(wrapper)
        }
      }
    }
  }

  private mutating func store(_ object: Int?) {
    slot = object
    claims = [:]
    guard circumstances.caching == .whenSet else { return }
    for event in Event.allCases where isListed(event) {
      guard !isOver else { return }
      claims[event] = living(object).map { answers($0, .responds(event)) } ?? false
    }
  }

  /// Whether the host asks about the event when its delegate is set.
  private func isListed(_ event: Event) -> Bool {
    guard event == .extra else { return true }
    return circumstances.message != .required && circumstances.message != .undeclared
  }

  /// The class of `object` as it is now.
  private func objectClass(of object: Int) -> ModelClass {
    ModelClass(
      origin: objects[object].origin, isSwapped: swapped.values.contains { $0.contains(object) })
  }

  /// What the slot holds: a weak one has forgotten a dead object, an unsafe one has not.
  var content: Int? { circumstances.slot == .unsafe ? slot : living(slot) }

  /// What the getter gives; the hook that was installed first sees the object first.
  func get() -> Int? {
    var object = content
    for party in hooks {
      guard case .wraps(let wrapping) = conducts[party] else { continue }
      if wrapping.unwrapsAll {
        while let wrapper = living(object), isWellKnown(wrapper) {
          object = living(objects[wrapper].target)
        }
      } else if wrapping.behaviour.unwrapsGetter, let wrapper = living(object),
        objects[wrapper].origin == .party(party)
      {
        object = living(objects[wrapper].target)
      }
    }
    return object
  }

  /// Whether `object` is the wrapper of a tracking library that others know.
  func isWellKnown(_ object: Int) -> Bool {
    guard case .wraps(let wrapping) = conduct(of: object) else { return false }
    return wrapping.isWellKnown
  }
}
