import AppModel
import Streams

/// Counts the actions of buttons, by a hook on the method that carries them out.
@MainActor
final class ActionCounter {
  private(set) var count = 0

  init() {
    let (button, action) = (Button.classObject, Control.sendAction)
    guard let original = button.method(of: action.selector)?.implementation else { return }
    // Buttons get a method of their own: the one that they inherit is that of all controls.
    button.replaceMethod(
      action.selector,
      action.implementation { [weak self] control, _ in
        self?.count += 1
        action.call(original, control)
      })
  }
}
