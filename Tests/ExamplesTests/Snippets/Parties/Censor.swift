import DelegateBridge
import Streams

final class Censor: ChainLink {
  override func intercepts(_ selector: Selector) -> Bool {
    selector == Player.didPlay.selector
  }

  override func forward(_ invocation: inout Invocation) {
    if let (player, title) = invocation.arguments(of: Player.didPlay), title.hasPrefix("Rude") {
      invocation.setArguments(of: Player.didPlay, player, "(beep)")
    }
    super.forward(&invocation)
  }
}
