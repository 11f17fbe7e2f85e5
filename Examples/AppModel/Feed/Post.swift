/// One entry of a feed.
public struct Post: Hashable, Sendable {
  /// Its headline.
  public var title: String

  /// Whether it is an advertisement, which cannot be opened.
  public var isSponsored: Bool

  /// A post.
  public init(title: String, isSponsored: Bool = false) {
    self.title = title
    self.isSponsored = isSponsored
  }
}
