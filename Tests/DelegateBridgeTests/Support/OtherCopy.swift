import SecondBridge
import Streams

/// The bridge of a second copy of the package in this process: the same sources, other types.
@MainActor
struct OtherCopy {
  private let bridge: DelegateBridge

  init(on hostClass: ObjectClass) {
    bridge = DelegateBridge.install(on: hostClass)
  }

  init(on host: MessageObject) {
    bridge = DelegateBridge.install(on: host)
  }

  func remove() { bridge.remove() }

  /// Whether it is this copy that looks after the slot of `host`.
  func looksAfter(_ host: MessageObject) -> Bool { bridge.report(on: host) != nil }
}
