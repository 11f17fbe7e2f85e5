import Streams

/// A control that only the tests of the action guard use.
class Key: MessageObject, NamedParty {
  static let press = Message<Void, Int>("key.press(_:)")

  let partyName: String

  /// What its handler was told.
  var pressed: [Int] = []

  /// What the handler does besides.
  var handler: () -> Void = {}

  init(_ partyName: String) { self.partyName = partyName }

  override class var methods: Methods {
    Methods(Key.self) {
      $0.on(press) { key, count in
        key.pressed.append(count)
        key.handler()
      }
    }
  }
}

/// The class that is guarded.
class GuardedKey: Key {}

/// A subclass that overrides and calls `super`.
final class LoudKey: GuardedKey {
  override class var methods: Methods {
    Methods(LoudKey.self) {
      $0.on(press) { key, count in press.sendSuper(of: LoudKey.self, to: key, 10 * count) }
    }
  }
}

/// A sibling.
final class FreeKey: Key {}
