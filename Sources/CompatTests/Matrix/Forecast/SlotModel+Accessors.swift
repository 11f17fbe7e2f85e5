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
    case .takesSlot: break
    case .instruments:
      if let object { instrumented[party, default: []].insert(objects[object].origin) }
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
    if wrapping.passesReactive, case .party(let other) = objects[object].origin,
      case .takesSlot = conducts[other]
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
    holding(wrapper) { model in
      if behaviour.retention == .latestEarly { model.kept[party] = [wrapper] }
      if wrapping.setsAgain { model.set(wrapper) } else { model.set(wrapper, through: rest) }
      switch behaviour.retention {
      case .none, .latestEarly: break
      case .latest: model.kept[party] = [wrapper]
      case .all: model.kept[party, default: []].append(wrapper)
      }
    }
  }

  private mutating func store(_ object: Int?) {
    slot = object
    claims = []
    for event in Event.allCases {
      guard let object, !isOver else { return }
      if answers(object, .responds(event)) { claims.insert(event) }
    }
  }

  /// What the slot holds: a weak one has forgotten a dead object, an unsafe one has not.
  var content: Int? { ownership == .unsafe ? slot : living(slot) }

  /// What the getter gives; the hook that was installed first sees the object first.
  func get() -> Int? {
    var object = content
    for party in hooks {
      guard let wrapper = living(object), objects[wrapper].origin == .party(party),
        case .wraps(let wrapping) = conducts[party], wrapping.behaviour.unwrapsGetter
      else { continue }
      object = living(objects[wrapper].target)
    }
    return object
  }
}
