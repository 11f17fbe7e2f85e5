import Streams

extension Broadcast {
  /// Ends broadcasting: who still sends to this object reaches `heir`, which is not kept alive.
  func retire(to heir: AnyObject?) {
    stage = .retired(heir: Member(heir))
  }

  /// Begins to broadcast again.
  func resume() {
    stage = .broadcasting
  }
}
