import Streams

/// How the reactive library of a script differs from the one of this package.
@MainActor
final class ReactiveSettings {
  /// Whether the proxy re-installs itself when its claims change.
  let resets: Bool

  /// Whether the proxy knows the invocations of messages with a result.
  let knowsResults: Bool

  /// Whether the library does nothing more after a failed check.
  let stopsAtFailedCheck: Bool

  /// Whether a check has failed that stops the library.
  private(set) var isStopped = false

  /// Whether that was in the operation that is under way, which is broken off.
  private(set) var isBrokenOff = false

  /// The host's proxy, once there is one.
  weak var proxy: ScriptProxy?

  /// The class of the proxies.
  let proxyClass: ObjectClass

  /// Gives the object behind one of the trackers that the library knows how to look through.
  let lookThrough: (AnyObject) -> AnyObject?

  private var pool: [AnyObject] = []

  /// Keeps an object that was read from the slot until the operation ends, as an autorelease pool
  /// would.
  func keep(_ object: AnyObject) { pool.append(object) }

  func checkFailed() {
    guard stopsAtFailedCheck else { return }
    isStopped = true
    isBrokenOff = true
  }

  func operationEnded() {
    pool = []
    isBrokenOff = false
  }

  init(
    _ script: Script, proxyClass: ObjectClass,
    lookingThrough lookThrough: @escaping (AnyObject) -> AnyObject?
  ) {
    self.proxyClass = proxyClass
    resets = !script.options.contains(.proxyNeverResets)
    knowsResults = !script.options.contains(.proxyKnowsNotificationsOnly)
    stopsAtFailedCheck = script.options.contains(.stopsAtFailedCheck)
    self.lookThrough = lookThrough
  }
}
