import Streams

@MainActor
final class TitleLogHook {
  private(set) var titles: [String] = []
  private let hooked = Message<Void, AnyObject?>("titleLog_setDelegate:")
  private let key = AssociationKey("titleLog")

  init() {
    Player.classObject.addMethod(
      hooked.selector,
      hooked.implementation { [weak self] player, _, delegate in
        if let player = player as? Player { self?.set(delegate, of: player) }
      })
    exchange()
  }

  func exchange() {
    guard let setter = Player.classObject.method(of: DelegateSlot.delegate.setter.selector),
      let hook = Player.classObject.method(of: hooked.selector)
    else { return }
    Method.exchangeImplementations(setter, hook)
  }

  private func set(_ delegate: AnyObject?, of player: Player) {
    guard let delegate, !(delegate is TitleLog) else { return hooked.send(to: player, delegate) }
    let log = TitleLog(around: delegate) { [weak self] in self?.titles.append($0) }
    hooked.send(to: player, log)
    player[associated: key] = log
  }
}
