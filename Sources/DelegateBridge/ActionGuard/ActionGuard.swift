public import Streams

/// Lets a control act once where a hasty user taps twice: one line for a class and its subclasses.
///
/// ```swift
/// let guardian = ActionGuard.install(on: Button.self, guarding: Control.sendAction)
/// ```
///
/// A control acts again when its window has passed *and* the work that its last action began is done:
/// when the handler has returned, and each ``WorkToken`` that it took has ended. The guard decides
/// where the action is sent. It never touches the control, which neither flickers nor comes back to
/// life after a screen has disabled it.
@MainActor
public final class ActionGuard {
  /// The name, by which the guard is the owner of its hook.
  public let name: String

  /// How long a control waits before it acts again, where nothing else is said for it.
  public var window: Duration

  /// Each action that was suppressed, when it was.
  public var suppressed: Observable<SuppressedAction> { subject.asObservable() }

  /// The hook by which the guard works.
  private var interception: Interception?
  private let now: () -> Duration
  private let key: AssociationKey
  private let subject = PublishSubject<SuppressedAction>()

  /// Guards the actions of a class of controls and of its subclasses; all other classes are untouched.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - message: The message by which a control sends its action.
  ///   - window: How long a control waits before it acts again, where nothing else is said for it.
  ///   - scheduler: What time it is.
  ///   - name: The name of the guard. There is one guard of a name on each class.
  ///   - file: Where the guard is installed, for reports.
  ///   - line: Where the guard is installed, for reports.
  /// - Returns: The guard, in force until ``remove()``; the one that is there already, if there is.
  @discardableResult
  @inline(never)
  public static func install<Control: MessageObject, each Argument>(
    on type: Control.Type, guarding message: Message<Void, repeat each Argument>,
    window: Duration = .milliseconds(500), scheduler: any Scheduler = MainScheduler.instance,
    named name: String = "action-guard", file: StaticString = #fileID, line: UInt = #line
  ) -> ActionGuard {
    let new = ActionGuard(name, window: window) { scheduler.now }
    let interception = Interception.install(
      on: type, message, owner: name, passing: .atMostOnce, file: file, line: line
    ) { (control: Control, proceed, arguments: repeat each Argument) in
      new.act(of: control, sending: message.selector) { proceed(repeat each arguments) }
    }
    return interception.party as? ActionGuard ?? new.works(by: interception)
  }

  private init(_ name: String, window: Duration, now: @escaping () -> Duration) {
    self.name = name
    self.window = window
    self.now = now
    key = AssociationKey("\(name).guard")
  }

  private func works(by interception: Interception) -> ActionGuard {
    self.interception = interception
    interception.party = self
    interception.note = { [weak self] control in self?.note(on: control) }
    return self
  }

  /// Takes the guard away.
  public func remove() { interception?.remove() }

  /// What is said for one control, and what has become of its actions.
  public subscript(control: MessageObject) -> GuardedControl {
    if let known = control[associated: key] as? GuardedControl { return known }
    let new = GuardedControl(name: Violation.name(of: control))
    control[associated: key] = new
    return new
  }

  /// Makes siblings of controls that must not act one soon after the other, such as "Send" and
  /// "Discard": the action of one is an action of all.
  public func join(_ controls: MessageObject...) {
    let turn = Turn()
    for control in controls { self[control].turn = turn }
  }

  private func act(of control: MessageObject, sending message: Selector, _ action: () -> Void) {
    let guarded = self[control]
    guard !guarded.isExempt else { return action() }
    let time = now()
    let obstacle = guarded.turn.obstacle(at: time, window: guarded.window ?? window)
    guard let obstacle else { return guarded.turn.take(by: guarded.name, at: time, action) }
    guarded.suppressedCount += 1
    subject.onNext(
      SuppressedAction(control: guarded.name, message: message, time: time, reason: obstacle))
  }

  private func note(on control: AnyObject) -> String? {
    (control as? MessageObject).map { "\(name): \(self[$0].text(defaultWindow: window))" }
  }
}
