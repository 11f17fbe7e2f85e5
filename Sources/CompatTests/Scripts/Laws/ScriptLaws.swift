import Streams

/// Watches a bridged script for breaches of the laws of the slot, as far as they can be told for
/// every script.
///
/// It follows who ought to be the delegate, from the operations alone, and compares. For scripts that
/// ``LawModel`` covers, ``ModelComparison`` knows everything.
@MainActor
final class ScriptLaws: ScriptJudge {
  /// What was broken, each with its operation.
  private(set) var violations: [String] = []

  private let world: ScriptWorld

  /// The delegate that was set last, or installed as forward delegate.
  private weak var delegate: AnyObject?

  /// The proxy that took the slot last, if nothing was set since.
  private var taker: Taker?

  private enum Taker {
    case proxy, secondProxy
  }

  /// The forward delegate that was installed last, and whether another delegate took its place.
  private weak var installed: AnyObject?
  private var wasDisplaced = false

  /// What the app's delegate will set at its next selection.
  private var swap: Swap?

  private struct Swap {
    weak var delegate: DelegateParty?
  }

  /// Who is to count the send that is under way.
  private var takers: [String] = []
  private var wrappers: [String] = []
  private var isSelection = false
  private var isInterrupted = false

  init(of world: ScriptWorld) {
    self.world = world
  }

  /// What the slot ought to read as.
  private var expected: AnyObject? {
    switch taker {
    case .proxy: proxy
    case .secondProxy: world.knownSecondProxy
    case nil: delegate
    }
  }

  private var proxy: ScriptProxy? { world.host.reactive.proxy }

  private func report(_ text: String, at label: String) {
    violations.append("\(label): \(text)")
  }

  // MARK: Following

  /// Follows an operation that has been performed.
  func follow(_ operation: Script.Operation, wasStopped: Bool) {
    switch operation {
    case .setApp: set(world.app)
    case .setApp2: set(world.app2)
    case .setBroadcast, .setBroadcastReversed, .setBroadcastDenyingDisplay,
      .setBroadcastDenyingHeight, .setBroadcastDenyingAll:
      set(world.broadcast)
    case .setNil, .releaseBroadcast: set(nil)
    case .swapInHandler: if world.app != nil { swap = Swap(delegate: world.app2) }
    case .clearInHandler: if world.app != nil { swap = Swap(delegate: nil) }
    case .setHost: set(world.host)
    case .setRelay: set(world.lastRelay)
    case .renewHost:
      set(nil)
      installed = nil
    case .proxy, .observeSelection, .observeScrolling, .observeHeights, .observeShaking:
      if !wasStopped { taker = .proxy }
    case .secondProxy, .observeSelectionAgain: taker = .secondProxy
    case .forwardToApp, .forwardRetained: install(world.app, wasStopped: wasStopped)
    case .forwardToApp2: install(world.app2, wasStopped: wasStopped)
    case .removeForward: if !world.host.reactive.isStopped { removeForward() }
    default: break
    }
  }

  private func set(_ object: AnyObject?) {
    delegate = object
    taker = nil
    if object !== installed { wasDisplaced = true }
  }

  private func install(_ object: AnyObject?, wasStopped: Bool) {
    guard let object, !wasStopped else { return }
    taker = .proxy
    // The check that stops the library comes before the installation.
    if world.host.reactive.isStopped { return }
    delegate = object
    installed = object
    wasDisplaced = false
  }

  private func removeForward() {
    if taker == .proxy { delegate = nil }
    wasDisplaced = true
  }

  // MARK: Comparing

  /// Compares what the slot was read as.
  func checkRead(_ object: AnyObject?, at label: String) {
    guard object !== expected else { return }
    report(
      "reads as \(Violation.name(of: object)), not as \(Violation.name(of: expected))", at: label)
  }

  /// Notes who is to count a send that is about to begin.
  func expectSend(of message: any AnyMessage, interruptedAfter interruption: Int?) {
    isInterrupted = interruption != nil
    // The bridge changes what has to change when the slot is used.
    _ = world.host.storage.claims(message.selector)
    isSelection = message.selector == ScriptHost.didSelect.selector
    takers = takers(of: message.selector, among: delegate)
    if message.isNotification, world.observes(message.selector) { takers.append("rx") }
    if isSelection, let observer = world.secondObserver { takers.append(observer) }
    wrappers = isSelection ? world.wrappers : []
  }

  /// Compares who counted the send.
  ///
  /// Each party counts it once. Tracking that changes classes is no party: it counts in every class
  /// of the chain that it has changed, foreign wrappers included.
  func checkSend(_ answers: [String], at label: String) {
    let counts = world.tally.counts
    for (name, count) in counts where count > (name == "trackFC" ? wrappers.count + 1 : 1) {
      report("\(name) counted \(count) times", at: label)
    }
    let counted = Set(counts.map(\.name))
    if isSelection, counted.contains("app"), let swap {
      self.swap = nil
      set(swap.delegate)
    }
    if isInterrupted { return }
    // A library that has wrapped its own wrapper counts in one of the two.
    let libraries = Dictionary(grouping: wrappers) { $0.prefix { $0 != "#" } }.values
    let wanted = takers.isEmpty ? [] : takers.map { [$0] } + libraries
    for names in wanted.map({ $0.filter(counted.contains) }) where names.count > 1 {
      report("\(names.joined(separator: " and ")) counted", at: label)
    }
    for names in wanted where !names.contains(where: counted.contains) {
      report("\(names[0]) counted nothing", at: label)
    }
    for name in counted.subtracting(takers + wrappers + ["trackFC"]).sorted() {
      report("\(name) got what it ought not to get", at: label)
    }
  }

  private func takers(of selector: Selector, among delegate: AnyObject?) -> [String] {
    switch delegate {
    case let relay as OpaqueForwarder: takers(of: selector, among: relay.target)
    case let party as DelegateParty:
      MessageObject.responds(party, to: selector) ? [party.partyName] : []
    case let broadcast as BroadcastParty:
      broadcast.takers(of: selector).map(\.partyName)
    default: []
    }
  }

  /// Judges a check of the reactive library that failed.
  func judge(_ check: String, at label: String) {
    let isRight =
      switch check {
      case "A5": delegate != nil
      case "A6": installed != nil && wasDisplaced
      case "A7": expected !== proxy
      default: false
      }
    if !isRight { report("\(check) failed", at: label) }
  }

  /// Reports what must never happen behind a bridge.
  func judge(_ violation: Violation, at label: String) {
    guard Self.forbidden.contains(violation.kind) else { return }
    report("\(violation)", at: label)
  }

  private static let forbidden: Set<Violation.Kind> = [
    .forwardingCycle, .danglingDelegate, .unrecognizedSelector,
  ]

  /// Nothing more: what a script leaves behind is not the same for all scripts.
  func finish(at label: String) {}
}
