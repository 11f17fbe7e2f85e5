import Streams

/// A broadcast as apps write it: it passes each message to every receiver that takes it and that it
/// is not denied to; the last answer wins.
final class BroadcastParty: MessageObject, NamedParty {
  /// A receiver, and the messages that it does not get.
  struct Receiver {
    weak var object: DelegateParty?
    var denied: [Selector] = []
  }

  let partyName: String
  let receivers: [Receiver]
  private let claimsDenied: Bool

  init(
    _ name: String, to receivers: [Receiver], claimsDenied: Bool, objectClass: ObjectClass
  ) {
    partyName = name
    self.receivers = receivers
    self.claimsDenied = claimsDenied
    super.init()
    self.objectClass = objectClass
  }

  override class var methods: Methods { Methods(BroadcastParty.self) }

  override func responds(to selector: Selector) -> Bool {
    super.responds(to: selector) || !takers(of: selector, withDenied: claimsDenied).isEmpty
  }

  override func forward(_ invocation: inout Invocation) {
    let selector = invocation.selector
    guard responds(to: selector) else { return invocation.doesNotRecognize(by: self) }
    for taker in takers(of: selector) { invocation.invoke(on: taker) }
  }

  /// The receivers that get a message.
  func takers(of selector: Selector, withDenied: Bool = false) -> [DelegateParty] {
    receivers.compactMap { receiver in
      guard let object = receiver.object, withDenied || !receiver.denied.contains(selector),
        MessageObject.responds(object, to: selector)
      else { return nil }
      return object
    }
  }
}
