import Streams

extension Reactive where Base: Player {
  @MainActor
  var played: Observable<String> { sent(Player.didPlay).map(\.1) }
}
