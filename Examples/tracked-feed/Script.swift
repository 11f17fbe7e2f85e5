import AppModel

/// What was recorded: the posts of a feed, and what the user did with it.
struct Script: Decodable {
  /// The posts, in the portions in which they are loaded.
  let pages: [[Post]]

  /// What the user did, in this order.
  let actions: [Action]
}
