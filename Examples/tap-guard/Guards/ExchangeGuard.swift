import AppModel
import Streams

/// The guard that everybody writes first: an exchanged method disables the button, and enables it
/// again some time later.
@MainActor
struct ExchangeGuard {
  private static let guarded = Message<Void>("guarded_sendAction()")

  let isSafe: Bool
  let window: Duration
  let scheduler: VirtualTimeScheduler

  private var button: ObjectClass { Button.classObject }
  private var action: Selector { Control.sendAction.selector }

  /// Hooks the action of buttons; done the naive way, that of all controls.
  func install() {
    guard let original = button.method(of: action) else { return }
    let body = guardedAction()
    if isSafe, button.addMethod(action, body) {
      button.addMethod(Self.guarded.selector, original.implementation)
    } else {
      button.addMethod(Self.guarded.selector, body)
      exchange()
    }
  }

  /// Takes off what ``install()`` put there.
  func remove() {
    if isSafe { button.removeMethod(action) } else { exchange() }
    button.removeMethod(Self.guarded.selector)
  }

  private func exchange() {
    guard let original = button.method(of: action),
      let guarded = button.method(of: Self.guarded.selector)
    else { return }
    Method.exchangeImplementations(original, guarded)
  }

  private func guardedAction() -> Implementation {
    Control.sendAction.implementation { [scheduler, window] receiver, _ in
      guard let control = receiver as? Control else { return }
      control.isEnabled = false
      _ = scheduler.schedule(after: window) { control.isEnabled = true }
      Self.guarded.send(to: control)
    }
  }
}
