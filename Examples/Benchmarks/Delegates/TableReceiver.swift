import Streams

/// A delegate with a method table.
final class TableReceiver: MessageObject {
  @safe @exclusivity(unchecked) var total = 0

  override class var methods: Methods {
    Methods(TableReceiver.self) {
      $0.on(Feed.didSelect) { receiver, _, row in receiver.total &+= row }
    }
  }
}
