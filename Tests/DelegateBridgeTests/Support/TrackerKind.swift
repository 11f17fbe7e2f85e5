import DelegateBridge

/// One of the ways in which tracking libraries go about it, and what another one beside it does.
struct TrackerKind: CustomStringConvertible {
  /// How a library sees what happens.
  enum Mechanism {
    /// It wraps what is set.
    case wrapping(TrackingHook.Behaviour)

    /// It changes the class of what is set.
    case classSwapping

    /// It wraps what is set, and answers nothing about itself.
    case opaque(swallowsQuestions: Bool)

    /// It wraps what is set, and sets its wrapper through the public setter.
    case settingAgain(isOpaque: Bool)
  }

  /// What trackers that have a method for each message count.
  static let counted: Set<MessageKind> = [.required, .valued, .decision]

  let description: String
  private let alpha: Mechanism
  private let beta: Mechanism

  /// How the common library wraps, where this is a kind of wrapping.
  var behaviour: TrackingHook.Behaviour? {
    if case .wrapping(let behaviour) = alpha { behaviour } else { nil }
  }

  private init(_ name: String, _ alpha: Mechanism, beside beta: Mechanism? = nil) {
    description = name
    self.alpha = alpha
    self.beta = beta ?? alpha
  }

  private init(_ name: String, _ change: (inout TrackingHook.Behaviour) -> Void) {
    var behaviour = TrackingHook.Behaviour()
    change(&behaviour)
    self.init(name, .wrapping(behaviour))
  }

  func mechanism(of tracker: Step.TrackerName) -> Mechanism { tracker == .alpha ? alpha : beta }

  /// What a tracker notes.
  func recorded(by tracker: Step.TrackerName) -> Set<MessageKind> {
    switch mechanism(of: tracker) {
    case .wrapping, .settingAgain: Self.counted
    case .classSwapping: [.required, .decision]
    case .opaque: Set(MessageKind.allCases)
    }
  }

  /// Whether everybody hears everything through this tracker where there is no bridge, as far as one
  /// delegate or one proxy goes.
  var worksAlone: Bool {
    [alpha, beta].allSatisfy { mechanism in
      switch mechanism {
      case .wrapping(let behaviour): behaviour.retention != .none
      case .classSwapping: false
      case .opaque(let swallowsQuestions): !swallowsQuestions
      case .settingAgain: false
      }
    }
  }

  /// Whether it may be there before the bridge: classes that were changed stay as they are, and so
  /// count beside the port.
  var mayComeFirst: Bool {
    if case .classSwapping = alpha { false } else { true }
  }

  /// Whether what it puts into the slot passes on what it is asked.
  var answersQuestions: Bool {
    [alpha, beta].allSatisfy { mechanism in
      switch mechanism {
      case .wrapping, .classSwapping, .opaque(swallowsQuestions: false): true
      case .opaque, .settingAgain: false
      }
    }
  }

  static let marker = TrackerKind("marker") { _ in }

  /// Those that wrap as the common library does.
  static let wrapping = [
    marker,
    TrackerKind("type") { $0.recognition = .type },
    TrackerKind("kind") { $0.recognition = .kind },
    TrackerKind("unwrapping") { $0.unwrapsGetter = true },
    TrackerKind("reusing") { $0.reusesProxy = true },
    TrackerKind("not kept") { $0.retention = .none },
    TrackerKind("all kept") { $0.retention = .all },
    TrackerKind("kept early") { $0.retention = .latestEarly },
    TrackerKind("dropped at nil") { $0.forgetsAtNil = true },
    TrackerKind("retaining") { $0.retainsTarget = true },
  ]

  static let all =
    wrapping + [
      TrackerKind("class swapping", .classSwapping),
      TrackerKind("opaque", .opaque(swallowsQuestions: false)),
      TrackerKind(
        "opaque, swallowing", .opaque(swallowsQuestions: true),
        beside: .wrapping(TrackingHook.Behaviour())),
      TrackerKind(
        "marker around swallowing", .wrapping(TrackingHook.Behaviour()),
        beside: .opaque(swallowsQuestions: true)),
      TrackerKind(
        "setting again", .settingAgain(isOpaque: false), beside: .wrapping(TrackingHook.Behaviour())
      ),
      TrackerKind(
        "setting again, opaque", .settingAgain(isOpaque: true),
        beside: .wrapping(TrackingHook.Behaviour())),
    ]
}
