/// A control that is on or off.
open class Switch: Control {
  /// Whether it is on.
  public private(set) var isOn = false

  /// Turns it over.
  open override func touched() {
    isOn.toggle()
    Self.sendAction.send(to: self, .valueChanged)
  }
}
