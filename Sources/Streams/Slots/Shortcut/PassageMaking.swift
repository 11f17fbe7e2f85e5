/// A party that can say before a message comes what it does with it.
@MainActor
protocol PassageMaking: AnyObject {
  /// What stands for this party where a message named `selector` goes through it; `nil` where that is not
  /// known.
  func makePassage(of selector: Selector, before next: NextPassage) -> MessagePassage?
}
