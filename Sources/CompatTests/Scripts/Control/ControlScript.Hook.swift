extension ControlScript {
  /// A way of hooking the action of buttons; the raw value is its word.
  public enum Hook: String, CaseIterable, Sendable {
    /// Exchanges the method that is found for buttons with a guard method of buttons.
    case naive

    /// Adds the guard to buttons under the action's name, and exchanges only where that fails.
    case safe

    /// Exchanges the method of all controls with one that counts.
    case control = "ctl"

    /// Adds an override to buttons that looks its superclass's method up at each call.
    case dynamic = "dyn"

    /// Sets the implementation of the method that is found for buttons.
    case setImplementation = "setimp"

    /// Replaces the method of buttons.
    case replaceMethod = "repimp"
  }
}
