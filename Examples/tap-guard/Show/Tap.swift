/// What became of one tap.
struct Tap {
  /// The control, by name.
  let control: String

  /// When it was tapped.
  let time: Duration

  /// How long after the tap before on the same control.
  let interval: Duration?

  /// Whether the action was carried out.
  let isDelivered: Bool

  /// Why it was not, or why it could be though it should not.
  let reason: String
}
