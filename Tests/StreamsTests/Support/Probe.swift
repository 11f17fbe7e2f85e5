/// Something to be captured, so that a weak reference can tell whether it was released.
final class Probe {
  /// Runs when the probe is destroyed.
  var onDeinit: (() -> Void)?

  let value = 0

  func touch() {}

  deinit { onDeinit?() }
}
