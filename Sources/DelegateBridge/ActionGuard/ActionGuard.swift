public import Streams

/// Keeps the actions of a class of controls from being sent twice by accident.
///
/// ```swift
/// let guarding = ActionGuard.install(on: Button.self, around: Control.sendAction)
/// guarding.suppressed.subscribe { print($0) }.disposed(by: bag)
/// ```
///
/// The guard sits where the action enters a control of the class or of its subclasses, and simply
/// does not pass on what comes too soon: within a window after the last action that was passed on,
/// while that action's handler runs, and while somebody holds ``ActionWork`` that it began. It
/// changes nothing about the controls: not their state, and not their methods.
///
/// The guard is an ``Interception``, and listed as one. A control may pass several guards, of its class and of superclasses; each judges what reaches it.
@MainActor
public final class ActionGuard {
  /// For how long a control rests after an action, unless told otherwise.
  public let window: Duration

  /// The message that is guarded.
  public let message: Selector

  /// Who installed the guard, and where.
  public let installation: Installation

  /// The actions that were not passed on, as it happens.
  public var suppressed: Observable<SuppressedAction> { subject.asObservable() }

  let host: ObjectClass
  let now: () -> Duration
  let subject = PublishSubject<SuppressedAction>()
  private let key: AssociationKey
  private(set) var interception: Interception?

  private static var installed: [ActionGuard] = []
  private static var serial = 0

  /// Guards the actions of a class of controls and of its subclasses; other controls are untouched.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - message: The message that carries out the action.
  ///   - window: For how long a control rests after an action; the end of it is not part of it.
  ///   - owner: Who guards, for reports.
  ///   - now: Tells the time, from any origin.
  ///   - file: Where the guard is installed, for reports.
  ///   - line: Where the guard is installed, for reports.
  /// - Returns: The guard, which stays until ``remove()``. Where that class has one for this message
  ///   already, it is that one, with the settings that it has.
  public static func install<each Argument>(
    on type: MessageObject.Type, around message: Message<Void, repeat each Argument>,
    window: Duration = .milliseconds(600), owner: String = "app",
    now: @escaping () -> Duration = ActionGuard.runningTime,
    file: StaticString = #fileID, line: UInt = #line
  ) -> ActionGuard {
    let host = type.classObject
    if let known = installed.first(where: { $0.host === host && $0.message == message.selector }) {
      return known
    }
    let location = CodeLocation(file: "\(file)", line: Int(line))
    let made = ActionGuard(
      on: host, around: message.selector, window: window, now: now,
      installation: Installation(owner: owner, location: location))
    made.putHook(on: type, around: message, file: file, line: line)
    installed.append(made)
    return made
  }

  private init(
    on host: ObjectClass, around message: Selector, window: Duration,
    now: @escaping () -> Duration, installation: Installation
  ) {
    self.host = host
    self.message = message
    self.window = window
    self.now = now
    self.installation = installation
    Self.serial += 1
    key = AssociationKey("ActionGuard.\(Self.serial)")
  }

  /// The time of a clock that never stands still.
  public static let runningTime: () -> Duration = {
    let start = ContinuousClock.now
    return { start.duration(to: .now) }
  }()

  /// The guards that the actions of `control` pass, in the order of their installation.
  public static func all(on control: MessageObject) -> [ActionGuard] {
    installed.filter { control.objectClass.isSubclass(of: $0.host) }
  }

  /// Takes the guard away; calling this again has no effect.
  ///
  /// An action that is under way ends as it would have, and no other is held back.
  public func remove() {
    guard let interception else { return }
    self.interception = nil
    interception.remove()
    Self.installed.removeAll { $0 === self }
    subject.onCompleted()
  }

  @inline(never)
  private func putHook<each Argument>(
    on type: MessageObject.Type, around message: Message<Void, repeat each Argument>,
    file: StaticString, line: UInt
  ) {
    interception = Interception.install(
      on: type, message, owner: "ActionGuard (\(installation.owner))", passing: .atMostOnce,
      file: file, line: line
    ) { (control: MessageObject, proceed, arguments: repeat each Argument) in
      self.pass(control) { proceed(repeat each arguments) }
    }
  }

  /// What the guard knows of `control`.
  func state(of control: MessageObject) -> GuardedControl {
    if let known = control[associated: key] as? GuardedControl { return known }
    let made = GuardedControl()
    control[associated: key] = made
    return made
  }
}
