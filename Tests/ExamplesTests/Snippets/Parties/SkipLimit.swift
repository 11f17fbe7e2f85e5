import DelegateBridge
import Streams

final class SkipLimit: ChainLink {
  private var skips = 0

  override class var methods: Methods {
    Methods(SkipLimit.self) {
      $0.on(Player.shouldSkip) { limit, player, title in limit.decide(player, title) }
    }
  }

  override func claims(_ selector: Selector, behind: Bool) -> Bool {
    behind || selector == Player.shouldSkip.selector
  }

  private func decide(_ player: Player, _ title: String) -> Bool {
    skips += 1
    guard skips <= 2 else { return false }
    guard let next = next(for: Player.shouldSkip.selector) else { return true }
    return Player.shouldSkip.send(to: next, player, title)
  }
}
