import Streams

/// What the laws say of one bridged slot: who gets what, in which order, and what is read back.
///
/// Sixteen laws in a page: it knows nothing of how a bridge goes about it.
struct LawModel {
  /// What reads as the delegate.
  enum Occupant: Hashable {
    case app(Step.AppName)
    case proxy(Step.Family)
    case host
  }

  private struct Observation {
    let name: String
    let family: Step.Family
    let kind: MessageKind
  }

  let slot: SlotKind
  let trackerKind: TrackerKind
  private(set) var occupant: Occupant?
  private(set) var delegate: Step.AppName?
  private(set) var trackers: [Step.TrackerName] = []
  private var observations: [Observation] = []
  private var observationCount = 0

  init(_ slot: SlotKind, _ trackerKind: TrackerKind) {
    self.slot = slot
    self.trackerKind = trackerKind
  }

  mutating func apply(_ step: Step) {
    switch step {
    case .bridge, .removeBridge: break
    case .hook(let tracker): trackers.append(tracker)
    case .unhook(let tracker): trackers.removeAll { $0 == tracker }
    case .set(let app):
      occupant = .app(app)
      delegate = app
    case .setNil: empty()
    case .setHost:
      empty()
      occupant = .host
    case .lookUp(let family): occupant = .proxy(family)
    case .observe(let family, let kind):
      occupant = .proxy(family)
      observationCount += 1
      let name = Self.observerName(family, observationCount)
      observations.append(Observation(name: name, family: family, kind: kind))
    case .dispose(let family):
      if let last = observations.lastIndex(where: { $0.family == family }) {
        observations.remove(at: last)
      }
    case .drop(let app): drop(app)
    }
  }

  /// The host was replaced by another one, of which nobody knows yet.
  mutating func renewHost() {
    empty()
    observations = []
  }

  /// The observers that there are, by name.
  var observers: Set<String> { Set(observations.map(\.name)) }

  static func observerName(_ family: Step.Family, _ number: Int) -> String { "\(family)\(number)" }

  /// Who gets a message of `kind`, each once, in the order of the onion: trackers in the order in
  /// which their hooks run, proxies by name, the delegate, and the proxies again.
  @MainActor func deliveries(of kind: MessageKind) -> [String] {
    guard claims(kind) else { return [] }
    let counting = trackers.filter { trackerKind.recorded(by: $0).contains(kind) }.map(\.rawValue)
    let names = { (family: Step.Family) in
      observations.filter { $0.family == family && $0.kind == kind }.map(\.name)
    }
    let before = Step.Family.allCases.filter(\.tellsFirst).flatMap(names)
    let after = Step.Family.allCases.reversed().filter(\.tellsAfterwards).flatMap(names)
    return counting + before.map { "\($0).sent" } + (delegate?.handlers(of: kind) ?? [])
      + after.map { "\($0).invoked" }
  }

  /// Whether anybody would handle a message of `kind`.
  @MainActor func claims(_ kind: MessageKind) -> Bool {
    isTaken(kind)
      || kind.message.isNotification && observations.contains { $0.kind == kind }
  }

  /// What comes of sending a message of `kind`.
  @MainActor func outcome(of kind: MessageKind) -> SlotHost.Outcome {
    SlotHost.Outcome(
      height: kind == .valued
        ? (isTaken(kind) ? delegate?.height : nil) ?? SlotHost.ownHeight : nil,
      decisions: kind == .decision ? (isTaken(kind) ? [true] : []) : nil)
  }

  @MainActor private func isTaken(_ kind: MessageKind) -> Bool {
    !(delegate?.handlers(of: kind) ?? []).isEmpty
  }

  private mutating func empty() {
    occupant = nil
    delegate = nil
  }

  private mutating func drop(_ app: Step.AppName) {
    guard slot.ownership != .strong, delegate == app else { return }
    delegate = nil
    if occupant == .app(app) { occupant = nil }
  }
}

extension Step.Family {
  /// Whether its observers hear before the delegate does.
  fileprivate var tellsFirst: Bool { self != .forwardee }

  /// Whether its observers hear after the delegate.
  fileprivate var tellsAfterwards: Bool { self != .publisher }
}
