/// When a proxy tells its observers about a message, seen from the forward delegate.
@MainActor
@usableFromInline
enum ProxyMoment {
  case sent
  case invoked
}

/// The two streams that a proxy has of one message, before and after the forward delegate.
@MainActor
@usableFromInline
protocol ProxyStream: AnyObject {
  /// Whether anybody listens to either.
  var hasObservers: Bool { get }

  /// Whether that is a reason to send the message: an observer cannot answer one with a result.
  var isClaim: Bool { get }

  /// Sends the arguments of the call to the observers of that moment.
  func deliver(_ invocation: borrowing Invocation, _ moment: ProxyMoment)

  /// Ends both streams: the host has died.
  func complete()
}
