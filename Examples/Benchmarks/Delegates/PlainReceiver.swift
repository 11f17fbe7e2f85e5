/// A delegate as an app writes it.
final class PlainReceiver: FeedDelegate {
  // Unchecked, so that the receiver does not cost more than what is measured.
  @safe @exclusivity(unchecked) var total = 0

  func feed(_ feed: Feed, didSelect row: Int) { total &+= row }
}
