public import Streams

/// Something that a person taps, and that has an action.
open class Control: MessageObject, NamedParty, CustomStringConvertible {
  /// Carries out the action: everything that was added for it, once a tap.
  ///
  /// All kinds of controls inherit the one method that there is for it.
  public static let sendAction = Message<Void>("sendAction()")

  /// What is written on the control.
  public let title: String

  /// Whether taps do anything; belongs to the screen that the control is on.
  public final var isEnabled = true {
    didSet { if isEnabled != oldValue { enablingChanges += 1 } }
  }

  /// How often the control has changed its looks between enabled and not enabled.
  public private(set) final var enablingChanges = 0

  private var handlers: [Handler] = []

  private struct Handler {
    weak var target: AnyObject?
    let body: @MainActor (Control) -> Void
  }

  /// Makes an enabled control without an action.
  public init(_ title: String) {
    self.title = title
    super.init()
  }

  /// The action.
  open override class var methods: Methods {
    Methods(Control.self) { $0.on(sendAction) { $0.callHandlers() } }
  }

  /// Adds to the action, for as long as `target` lives.
  public final func addTarget(
    _ target: AnyObject, handler: @escaping @MainActor (Control) -> Void
  ) {
    handlers.append(Handler(target: target, body: handler))
  }

  /// A tap of a person; nothing happens where the control is not enabled.
  public final func tap() {
    guard isEnabled else { return }
    react()
    Self.sendAction.send(to: self)
  }

  /// What the control does about itself at a tap, before its action.
  open func react() {}

  /// The name in reports: kind and title.
  public final var partyName: String { "\(objectClass.reportedName) '\(title)'" }

  private func callHandlers() {
    handlers.removeAll { $0.target == nil }
    // Held while its handler runs.
    for handler in handlers where handler.target != nil {
      let target = handler.target
      handler.body(self)
      _ = target
    }
  }
}
