import AppModel
import Streams

/// A user who cannot sit still, and an app whose code runs meanwhile.
@MainActor
struct User {
  /// What happened, as the screen itself shows it.
  let happened = Tally()

  private let screen: Screen
  private let clock: VirtualTimeScheduler
  private var random: SeededGenerator
  private var view: CollectionView { screen.view }

  init(of screen: Screen, clock: VirtualTimeScheduler, random: SeededGenerator) {
    self.screen = screen
    self.clock = clock
    self.random = random
  }

  /// Does something, and notes what that makes happen.
  func watching(_ action: () -> Void) {
    let (offset, items) = (view.contentOffset, view.visibleCells.keys)
    let shown = Set(items)
    action()
    if view.contentOffset != offset { happened.note(.scrolled) }
    happened.note(.shown, times: Set(view.visibleCells.keys).subtracting(shown).count)
  }

  /// Does one thing at random.
  mutating func act() {
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<4:
      let item = Int.random(in: 0..<view.itemCount, using: &random)
      view.tapItem(at: IndexPath(item: item))
      if Catalogue.canOpen(item) { happened.note(.opened) }
    case 4..<7:
      let offset = Double.random(in: 0...view.contentHeight, using: &random)
      watching { view.scroll(to: offset) }
    case 7: watching { view.tapStatusBar() }
    case 8, 9: refresh()
    case 10: view.delegate = view.delegate
    default: view.rx.sent(CollectionView.didSelectItem).subscribe(onNext: { _ in }).dispose()
    }
  }

  /// Taps the button, which shows everything anew, and often taps it again by accident.
  private mutating func refresh() {
    clock.advance(by: .seconds(1))
    screen.button.tap()
    happened.note(.refreshed)
    happened.note(.shown, times: view.visibleCells.count)
    guard Bool.random(using: &random) else { return }
    clock.advance(by: .milliseconds(Int.random(in: 50...500, using: &random)))
    screen.button.tap()
    happened.note(.doubleTapped)
  }
}
