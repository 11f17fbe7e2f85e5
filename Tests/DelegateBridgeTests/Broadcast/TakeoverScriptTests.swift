import DelegateBridge
import Streams
import Testing

@Suite("Takeover among other parties")
@MainActor
struct TakeoverScriptTests {
  private let journal = Journal()

  /// What can be done to a slot that somebody takes over.
  enum Step: CaseIterable {
    case takeOverForU, takeOverForV, giveBack, setX, setNil
  }

  /// What must come of a script, whoever else is on the slot.
  struct Expectation {
    var business: String?
    var previous: String?
    var slot: String?

    mutating func apply(_ step: Step) {
      switch step {
      case .takeOverForU: takeOver("U")
      case .takeOverForV: takeOver("V")
      case .giveBack:
        if slot == "broadcast" { slot = previous }
        business = nil
      case .setX: slot = "X"
      case .setNil: slot = nil
      }
    }

    private mutating func takeOver(_ name: String) {
      business = name
      guard slot != "broadcast" else { return }
      previous = slot
      slot = "broadcast"
    }

    var deliveries: [String] {
      guard slot == "broadcast" else { return slot.map { [$0] } ?? [] }
      return (business.map { [$0] } ?? []) + ["library"]
    }
  }

  /// Who else is on the slot.
  struct Company: CustomStringConvertible {
    var isBridged = false
    var isTracked = false
    var isObserved = false

    var description: String { "bridged \(isBridged), tracked \(isTracked), observed \(isObserved)" }
  }

  @Test
  func `every script ends as the rules say, alone and in company`() {
    let companies = [
      Company(), Company(isTracked: true), Company(isBridged: true),
      Company(isBridged: true, isTracked: true), Company(isBridged: true, isObserved: true),
      Company(isBridged: true, isTracked: true, isObserved: true),
    ]
    let parties = ["U", "V", "X", "library"].map { Receiver($0, journal).on(SlotHost.didScroll) }
    for company in companies {
      let bridge = company.isBridged ? DelegateBridge.install(on: SlotHost.self) : nil
      defer { bridge?.remove() }
      let tracker =
        company.isTracked
        ? TrackingHook.install(on: SlotHost.self, recording: [SlotHost.didScroll]) : nil
      defer { tracker?.remove() }
      for ownership in SlotOwnership.allCases {
        for script in scripts(upTo: ownership == .weak ? 4 : 3) {
          let problem = play(
            script, on: SlotHost(SlotKind(ownership: ownership)), with: parties, company, tracker)
          if let problem { Issue.record("\(company), \(ownership), \(script): \(problem)") }
        }
      }
    }
  }

  private func scripts(upTo length: Int) -> [[Step]] {
    var all: [[Step]] = [[]]
    var last = all
    for _ in 1...length {
      last = last.flatMap { script in Step.allCases.map { script + [$0] } }
      all += last
    }
    return all
  }

  /// Plays a script and says what is wrong after one of its steps.
  private func play(
    _ script: [Step], on host: SlotHost, with parties: [Receiver], _ company: Company,
    _ tracker: TrackingHook?
  ) -> String? {
    let recorder = ViolationRecorder()
    return ViolationHandler.with(.record(into: recorder)) {
      let takeover = BroadcastTakeover(of: host, for: [parties[3]])
      var seen = 0
      let observation =
        company.isObserved
        ? host.rx.sent(SlotHost.didScroll).subscribe(onNext: { _ in seen += 1 }) : nil
      defer { observation?.dispose() }
      var expectation = Expectation()
      var events = 0
      let countedBefore = tracker?.count(of: SlotHost.didScroll) ?? 0
      for (index, step) in script.enumerated() {
        switch step {
        case .takeOverForU: takeover.delegate = parties[0]
        case .takeOverForV: takeover.delegate = parties[1]
        case .giveBack: takeover.delegate = nil
        case .setX: host.delegate = parties[2]
        case .setNil: host.delegate = nil
        }
        expectation.apply(step)
        host.send(.optional, index)
        let expected = expectation.deliveries.map { "\($0) \(index)" }
        let delivered = journal.drain()
        if delivered != expected { return "step \(index): \(delivered), not \(expected)" }
        if !expected.isEmpty || company.isObserved { events += 1 }
        if company.isObserved, seen != events { return "step \(index): \(seen) elements" }
        let count = tracker.map { $0.count(of: SlotHost.didScroll) - countedBefore }
        if let count, count != events {
          return "step \(index): tracked \(count), not \(events)"
        }
        if !recorder.violations.isEmpty { return "\(recorder.violations)" }
      }
      return nil
    }
  }
}
