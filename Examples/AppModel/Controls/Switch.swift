/// A control that is on or off, and changes at each tap.
public final class Switch: Control {
  /// Whether the switch is on.
  public private(set) var isOn = false

  /// Turns over.
  public override func react() { isOn.toggle() }
}
