import Streams

extension Broadcast {
  /// What a broadcast knows of one object: whether it is a receiver, and the rules about it.
  @MainActor
  final class Member {
    /// Sends a message to an object with other arguments, and tells whether there was an answer.
    typealias Mapping = @MainActor (inout Invocation, AnyObject) -> Bool

    private(set) weak var object: AnyObject?
    var isReceiver = false
    var denied: Set<Selector> = []
    var mappings: [Selector: Mapping] = [:]

    init(_ object: AnyObject?) {
      self.object = object
    }

    /// The object, if it is a receiver and alive.
    var receiver: AnyObject? { isReceiver ? object : nil }
  }
}
