/// What came through to the app's delegate; it outlives that.
@MainActor
final class AppTally {
  /// How often the event came.
  var selections = 0

  /// How often the message beside the event came, or its answer came back to the host.
  var extras = 0
}
