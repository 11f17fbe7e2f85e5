import Streams

final class Player: MessageObject, HasDelegate {
  static let didPlay = Message<Void, Player, String>("player(_:didPlay:)") {
    (delegate: any PlayerDelegate, player, title) in delegate.player(player, didPlay: title)
  }

  static let shouldSkip = Message<Bool, Player, String>("player(_:shouldSkip:)", default: true) {
    (delegate: any SkipDeciding, player, title) in delegate.player(player, shouldSkip: title)
  }

  private let storage = SlotStorage(
    .weak, optionalMessages: [didPlay.selector, shouldSkip.selector])

  override class var methods: Methods {
    Methods(Player.self) { $0.slot(.delegate) { $0.storage } }
  }

  var delegate: AnyObject? {
    get { DelegateSlot.delegate.object(of: self) }
    set { DelegateSlot.delegate.set(newValue, of: self) }
  }

  func play(_ title: String) { storage.send(Self.didPlay, self, title) }

  func skip(_ title: String) -> Bool { storage.send(Self.shouldSkip, self, title) ?? true }
}
