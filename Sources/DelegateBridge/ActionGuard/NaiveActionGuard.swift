public import Streams

/// The tap guard as it goes round in articles: it exchanges the method by which controls send their
/// actions, and disables a control for a while after each one.
///
/// It is here to be compared with ``ActionGuard``. What is wrong with it is left in: it enables
/// controls that a screen has disabled meanwhile, makes them flicker, takes time that has passed for
/// work that is done, and nobody can see that it is there.
@MainActor
public final class NaiveActionGuard {
  /// How the method is exchanged.
  public enum Exchange: String, CaseIterable, Sendable {
    /// With the method that is found, wherever it is: in a superclass, siblings get the guard too, and
    /// have no method under the guard's name.
    case naive

    /// After the class was given a copy of its own.
    case safe
  }

  private let type: ObjectClass
  private let message: Selector
  private let hooked: Selector

  /// Installs the guard on a class of controls.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - message: The message by which a control sends its action.
  ///   - exchange: How the method is exchanged.
  ///   - interval: How long a control is disabled after an action.
  ///   - scheduler: Enables controls again.
  ///   - name: The prefix of the guard's own message.
  ///   - setEnabled: Enables or disables a control.
  /// - Returns: The guard.
  /// - Precondition: instances of the class have a method for `message`.
  @discardableResult
  @inline(never)
  public static func install<each Argument>(
    on type: MessageObject.Type, guarding message: Message<Void, repeat each Argument>,
    exchange: Exchange, interval: Duration = .milliseconds(500),
    scheduler: any Scheduler = MainScheduler.instance, named name: String = "naive-guard",
    setEnabled: @escaping @MainActor (MessageObject, Bool) -> Void
  ) -> NaiveActionGuard {
    let hooked = Message<Void, repeat each Argument>("\(name)_\(message.selector)")
    let implementation = message.implementation {
      (control: AnyObject, _: Selector, arguments: repeat each Argument) in
      guard let control = control as? MessageObject else { return }
      setEnabled(control, false)
      _ = scheduler.schedule(after: interval) { setEnabled(control, true) }
      hooked.send(to: control, repeat each arguments)
    }
    let type = type.classObject
    let naive = NaiveActionGuard(type, message: message.selector, hooked: hooked.selector)
    naive.install(implementation, exchange)
    return naive
  }

  private init(_ type: ObjectClass, message: Selector, hooked: Selector) {
    self.type = type
    self.message = message
    self.hooked = hooked
  }

  /// Exchanges the methods back, which is right only while nobody has exchanged them since.
  public func remove() {
    guard let original = type.method(of: message), let own = type.method(of: hooked) else { return }
    Method.exchangeImplementations(original, own)
  }

  private func install(_ implementation: Implementation, _ exchange: Exchange) {
    guard let original = type.method(of: message) else {
      preconditionFailure("\(type.name) has no method '\(message)'")
    }
    if exchange == .safe, type.addMethod(message, implementation) {
      type.replaceMethod(hooked, original.implementation)
      return
    }
    type.addMethod(hooked, implementation)
    guard let own = type.method(of: hooked) else { return }
    Method.exchangeImplementations(original, own)
  }
}
