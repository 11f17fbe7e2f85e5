/// A way of guarding the buttons of the page.
enum Guarding: String, CaseIterable {
  /// Exchanges the method that buttons have or inherit.
  case naive = "naive exchange"

  /// Gives buttons a method of their own first.
  case safe = "safe exchange"

  /// The guard of the library.
  case actionGuard = "ActionGuard"
}
