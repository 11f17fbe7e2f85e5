public import Streams

/// Something that a user acts on, and that tells its handlers.
///
/// Everything that is done passes ``sendAction``, a message, so that whoever wants to look at actions
/// or to hold them back hooks one method of a class.
open class Control: MessageObject, NamedParty {
  /// Tells the handlers of what the user did.
  public static let sendAction = Message<Void, Control.Event>("sendAction(_:)")

  /// What is written on the control, or beside it.
  public let title: String

  /// Whether the user can act on it.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { flickers += 1 } }
  }

  /// How often it was enabled or disabled: what a user may see as flicker.
  public private(set) var flickers = 0

  private var handlers: [(event: Event, handle: @MainActor (Control) -> Void)] = []

  /// Makes a control that is enabled.
  public init(_ title: String) {
    self.title = title
  }

  /// A control has the method by which it sends its actions.
  open override class var methods: Methods {
    Methods(Control.self) { $0.on(sendAction) { control, event in control.callHandlers(of: event) } }
  }

  /// The title.
  public var partyName: String { title }

  /// Class and title, whether it is disabled, and who watches it.
  open override var description: String {
    "\(objectClass.reportedName) \(isEnabled ? "" : "(disabled) ")\(super.description)"
  }

  /// Adds a handler, which is called after those that are there.
  public func on(_ event: Event, _ handler: @escaping @MainActor (Control) -> Void) {
    handlers.append((event, handler))
  }

  /// Does what a touch of the user does, where the control is enabled.
  public final func touch() {
    if isEnabled { touched() }
  }

  /// What a touch does; it sends an action.
  open func touched() {
    Self.sendAction.send(to: self, .touch)
  }

  private func callHandlers(of event: Event) {
    for handler in handlers where handler.event == event { handler.handle(self) }
  }
}
