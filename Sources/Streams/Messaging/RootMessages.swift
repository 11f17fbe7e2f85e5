/// The messages that every object answers by being one.
///
/// They are ordinary messages with ordinary methods, so that a class may override, hook or exchange
/// them. A proxy class inherits only what forwarding itself needs: what it is asked about itself it can pass on.
@MainActor
public enum RootMessages {
  /// Whether the receiver would handle a message with this name.
  public static let responds = Message<Bool, Selector>("responds(to:)", default: false)

  /// The object that is to get a message with this name instead of the receiver.
  public static let forwardingTarget = Message<AnyObject?, Selector>(
    "forwardingTarget(for:)", default: nil)

  /// Whether the receiver knows what an invocation of this message looks like, and so can take one,
  /// even if nobody behind it answers (`methodSignatureForSelector:`).
  public static let recognizes = Message<Bool, Selector>("recognizes(_:)", default: false)

  /// The object itself.
  ///
  /// A proxy that does not answer passes the question on, and so the answer is whoever stands
  /// behind it: this is how to ask who a delegate really is.
  public static let identity = Message<AnyObject?>("self", default: nil)

  /// Whether the receiver is this object, or stands for it.
  ///
  /// This is the question by which parties of different makers find out about each other. A proxy
  /// that does not answer passes it on.
  public static let wraps = Message<Bool, AnyObject>("wraps(_:)", default: false)

  /// Whether the receiver is of this class or of one below it.
  public static let isKind = Message<Bool, ObjectClass>("isKind(of:)", default: false)

  /// Whether the receiver conforms to a protocol (`conformsToProtocol:`).
  public static let conforms = Message<Bool, ProtocolReference>("conforms(to:)", default: false)

  /// The methods of the root class of ordinary objects.
  static func install(onObjects root: ObjectClass) {
    install(onProxies: root)
    root.addMethod(identity.selector, identity.implementation { receiver, _ in receiver })
    root.addMethod(
      wraps.selector, wraps.implementation { receiver, _, other in receiver === other })
    root.addMethod(
      isKind.selector,
      isKind.implementation { receiver, _, wanted in
        ObjectClass.of(receiver).isSubclass(of: wanted)
      })
    root.addMethod(
      conforms.selector,
      conforms.implementation { receiver, _, wanted in wanted.matches(receiver) })
  }

  /// The methods of the root class of proxies.
  static func install(onProxies root: ObjectClass) {
    root.addMethod(responds.selector, ownResponds)
    root.addMethod(
      recognizes.selector,
      recognizes.implementation { receiver, _, selector in
        guard let receiver = receiver as? MessageObject else {
          return Forwarding.responds(receiver, to: selector)
        }
        return Forwarding.asking(receiver, recognizes.selector) {
          receiver.recognizes(selector)
        } ?? false
      })
    root.addMethod(forwardingTarget.selector, ownForwardingTarget)
  }

  // MARK: Questions that every forwarded message asks

  /// What a receiver says where no class says otherwise.
  static func answer(_ receiver: AnyObject, respondsTo selector: Selector) -> Bool {
    // A cast costs more than the rest.
    if MethodLookUp.isMessageObject(receiver) {
      // SAFETY: just asked.
      return unsafe unsafeDowncast(receiver, to: MessageObject.self).responds(to: selector)
    }
    if let receiver = receiver as? any MessageReceiver { return receiver.responds(to: selector) }
    return ObjectClass.of(receiver).implements(selector, for: receiver)
  }

  /// Where a receiver passes a message on where no class says otherwise.
  static func answer(_ receiver: AnyObject, forwardingTargetFor selector: Selector) -> AnyObject? {
    if MethodLookUp.isMessageObject(receiver) {
      // SAFETY: just asked.
      return unsafe unsafeDowncast(receiver, to: MessageObject.self)
        .forwardingTarget(for: selector)
    }
    return (receiver as? any MessageReceiver)?.forwardingTarget(for: selector)
  }

  private static let ownResponds = {
    let own = responds.implementation { receiver, _, selector in
      answer(receiver, respondsTo: selector)
    }
    unsafe respondsFunction = own.function
    return own
  }()

  private static let ownForwardingTarget = {
    let own = forwardingTarget.implementation { receiver, _, selector in
      answer(receiver, forwardingTargetFor: selector)
    }
    unsafe forwardingTargetFunction = own.function
    return own
  }()

  /// The functions of these methods: where a look-up finds them, they need not be called as messages.
  @safe @exclusivity(unchecked) private(set) static var respondsFunction: UnsafeRawPointer?
  @safe @exclusivity(unchecked) private(set) static var forwardingTargetFunction: UnsafeRawPointer?
}
