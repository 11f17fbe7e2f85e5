import Streams

/// A family of controls: buttons and others that inherit the action of all controls, and kinds of
/// buttons that override it.
@MainActor
struct ControlClasses {
  static let action = Message<Void>("control.sendAction")
  static let guarded = Message<Void>("control.guarded_sendAction")
  static let counted = Message<Void>("control.counted_sendAction")

  let control = MessageObject.classObject.makeSubclass(named: "Control")
  let button: ObjectClass
  let all: [ObjectClass]
  private let overriding: ObjectClass
  private let ignoring: ObjectClass

  init() {
    button = control.makeSubclass(named: "Button")
    overriding = button.makeSubclass(named: "OverButton")
    ignoring = button.makeSubclass(named: "OverNoSuper")
    all = [
      control, button, button.makeSubclass(named: "SubButton"), overriding, ignoring,
      control.makeSubclass(named: "Switch"), control.makeSubclass(named: "Segmented"),
    ]
  }

  /// Gives the classes their own methods, before anybody hooks them.
  func install(original: @escaping @MainActor () -> Void) {
    let action = Self.action
    let body = action.implementation { _, _ in original() }
    control.addMethod(action.selector, body)
    ignoring.addMethod(action.selector, body)
    overriding.addMethod(
      action.selector,
      action.implementation { [button] receiver, _ in
        guard let inherited = button.method(of: action.selector) else { return }
        action.call(inherited.implementation, receiver)
      })
  }
}
