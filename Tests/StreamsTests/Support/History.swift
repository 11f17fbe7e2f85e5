import Streams

/// Everything that one subscription got, in order, as text.
final class History<Element> {
  private(set) var lines: [String] = []
  /// Runs after each line, with the number of lines.
  var afterEach: ((Int) -> Void)?

  func subscribe(to source: some ObservableType<Element>, into place: SerialDisposable) {
    source.subscribe(
      into: place,
      onNext: { [self] in note("\($0)") },
      onError: { [self] in note("error(\($0))") },
      onCompleted: { [self] in note("completed") },
      onDisposed: { [self] in note("disposed") })
  }

  func note(_ line: String) {
    lines.append(line)
    afterEach?(lines.count)
  }
}

extension ObservableType {
  /// Subscribes, returns what came synchronously, and disposes.
  func history() -> [String] {
    let (history, place) = (History<Element>(), SerialDisposable())
    history.subscribe(to: self, into: place)
    let lines = history.lines
    place.dispose()
    return lines
  }
}
