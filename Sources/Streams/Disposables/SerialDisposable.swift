/// A place for one handle at a time: setting another one disposes of the previous.
public final class SerialDisposable: Disposable {
  private var current: (any Disposable)?

  /// Whether the place was disposed of; handles that are set later end at once.
  public private(set) var isDisposed = false

  /// An empty place.
  public init() {}

  /// The handle that is held.
  public var disposable: (any Disposable)? {
    get { current }
    set {
      let previous = current
      if isDisposed {
        newValue?.dispose()
      } else if previous !== newValue {
        current = newValue
        previous?.dispose()
      }
    }
  }

  /// Ends the handle, and those that are set later.
  public func dispose() {
    isDisposed = true
    let previous = current
    current = nil
    previous?.dispose()
  }
}
