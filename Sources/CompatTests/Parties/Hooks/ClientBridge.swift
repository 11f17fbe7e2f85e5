import Streams

/// What a client's own bridge puts into the slot: it counts one message and passes everything on to
/// the object that was set.
final class ClientBridge: MessageObject, NamedParty, ForwardingParty {
  let partyName: String
  private(set) weak var real: AnyObject?
  private let isOpaque: Bool

  init(_ name: String, for real: AnyObject, isOpaque: Bool, objectClass: ObjectClass) {
    partyName = name
    self.real = real
    self.isOpaque = isOpaque
    super.init()
    self.objectClass = objectClass
  }

  var forwardingParties: [AnyObject] { real.map { [$0] } ?? [] }

  func intercepts(_ selector: Selector) -> Bool {
    objectClass.implements(selector, for: self)
  }

  override class var methods: Methods { Methods(ClientBridge.self) }

  /// A class of bridges that have a method of their own for `message`, in which they count.
  static func makeClass(
    counting message: some AnyMessage, _ count: @escaping @MainActor () -> Void
  ) -> ObjectClass {
    let made = classObject.makeSubclass(named: "ClientBridge")
    made.addMethod(
      message.selector,
      message.relay(by: ClientBridge.self, to: { $0.real }) { _ in count() })
    return made
  }

  override func responds(to selector: Selector) -> Bool {
    if super.responds(to: selector) { return true }
    guard !isOpaque, let real else { return false }
    return MessageObject.responds(real, to: selector)
  }

  override func recognizes(_ selector: Selector) -> Bool {
    if super.responds(to: selector) { return true }
    guard let real else { return false }
    return RootMessages.recognizes.send(to: real, selector)
  }

  override func forward(_ invocation: inout Invocation) {
    guard let real, recognizes(invocation.selector) else {
      return invocation.doesNotRecognize(by: self)
    }
    invocation.invoke(on: real)
  }
}
