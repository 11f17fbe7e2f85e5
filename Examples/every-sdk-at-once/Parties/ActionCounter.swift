import AppModel
import Streams

/// Counts the actions of buttons, by exchanging the method that carries them out.
@MainActor
final class ActionCounter {
  private(set) var count = 0

  init(named name: String) {
    let (button, action) = (Button.classObject, Control.sendAction.selector)
    let hooked = Message<Void>("\(name)_sendAction()")
    guard let method = button.method(of: action) else { return }
    // A method that buttons only inherit is that of all controls: they get one of their own first.
    button.addMethod(action, method.implementation)
    button.addMethod(
      hooked.selector,
      hooked.implementation { [weak self] button, _ in
        self?.count += 1
        hooked.send(to: button)
      })
    guard let original = button.method(of: action), let hook = button.method(of: hooked.selector)
    else { return }
    Method.exchangeImplementations(original, hook)
  }
}
