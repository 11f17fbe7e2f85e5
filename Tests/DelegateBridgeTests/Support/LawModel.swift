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

  /// What trackers count.
  static let recorded: Set<MessageKind> = [.required, .valued, .decision]

  let slot: SlotKind
  private(set) var occupant: Occupant?
  private(set) var delegate: Step.AppName?
  private(set) var trackers: [Step.TrackerName] = []
  private var observations: [Observation] = []
  private var observationCount = 0

  init(_ slot: SlotKind) {
    self.slot = slot
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
    let counting = Self.recorded.contains(kind) ? trackers.map(\.rawValue) : []
    let layers = Step.Family.allCases.map { family in
      observations.filter { $0.family == family && $0.kind == kind }.map(\.name)
    }
    let before = layers.flatMap { $0 }.map { "\($0).sent" }
    let after = layers.reversed().flatMap { $0 }.map { "\($0).invoked" }
    return counting + before + (appHandling(kind).map { [$0.rawValue] } ?? []) + after
  }

  /// Whether anybody would handle a message of `kind`.
  @MainActor func claims(_ kind: MessageKind) -> Bool {
    appHandling(kind) != nil
      || kind.message.isNotification && observations.contains { $0.kind == kind }
  }

  /// What comes of sending a message of `kind`.
  @MainActor func outcome(of kind: MessageKind) -> SlotHost.Outcome {
    let app = appHandling(kind)?.type
    return SlotHost.Outcome(
      height: kind == .valued ? app?.height ?? SlotHost.ownHeight : nil,
      decisions: kind == .decision ? (app == nil ? [] : [true]) : nil)
  }

  @MainActor private func appHandling(_ kind: MessageKind) -> Step.AppName? {
    delegate.flatMap { $0.type.handled.contains(kind) ? $0 : nil }
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

extension Step.AppName {
  var type: any AppParty.Type {
    switch self {
    case .plain: PlainApp.self
    case .scrolling: ScrollingApp.self
    case .table: TableApp.self
    }
  }
}
