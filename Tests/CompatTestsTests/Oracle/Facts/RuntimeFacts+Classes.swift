import Streams

extension RuntimeFacts {
  private static let message = Message<String>("fact.name", default: "nobody")
  private static let other = Message<String>("fact.otherName", default: "nobody")

  /// A class that has the message, and a subclass that inherits it.
  private static func family() -> (base: ObjectClass, sub: ObjectClass) {
    let base = MessageObject.classObject.makeSubclass(named: "Base")
    base.addMethod(message.selector, body("base"))
    return (base, base.makeSubclass(named: "Sub"))
  }

  private static func body(_ answer: String) -> Implementation {
    message.implementation { _, _ in answer }
  }

  private static func answer(of type: ObjectClass, _ asked: Message<String>? = nil) -> String {
    let object = MessageObject()
    object.objectClass = type
    return (asked ?? message).send(to: object)
  }

  static let classes: Answers = [
    "addMethod: selector new to the class": {
      text(family().base.addMethod(other.selector, body("new")))
    },
    "addMethod: class has it itself": {
      text(family().base.addMethod(message.selector, body("new")))
    },
    "addMethod: only the superclass has it": {
      text(family().sub.addMethod(message.selector, body("new")))
    },
    "after that, superclass implementation untouched": {
      let (base, sub) = family()
      sub.addMethod(message.selector, body("new"))
      return text(answer(of: base) == "base" && answer(of: sub) == "new")
    },
    "replaceMethod: only an ancestor has it -> return": {
      family().sub.replaceMethod(message.selector, body("new")) == nil ? "NULL" : "old IMP"
    },
    "replaceMethod: only an ancestor has it -> ancestor changed?": {
      let (base, sub) = family()
      sub.replaceMethod(message.selector, body("new"))
      return text(answer(of: base) != "base")
    },
    "replaceMethod: class has it -> return": {
      let base = family().base
      let old = base.method(of: message.selector)?.implementation
      return base.replaceMethod(message.selector, body("new")) === old ? "old IMP" : "another"
    },
    "getInstanceMethod on a subclass == the ancestor's Method": {
      let (base, sub) = family()
      return text(sub.method(of: message.selector) === base.method(of: message.selector))
    },
    "setImplementation returns old IMP": {
      let method = family().base.method(of: message.selector)
      let old = method?.implementation
      return text(method?.setImplementation(body("new")) === old)
    },
    "setImplementation through the subclass changed the ancestor": {
      let (base, sub) = family()
      sub.method(of: message.selector)?.setImplementation(body("new"))
      return text(answer(of: base) == "new")
    },
    "exchange with itself is a no-op": {
      let base = family().base
      if let method = base.method(of: message.selector) {
        Method.exchangeImplementations(method, method)
      }
      return text(answer(of: base) == "base")
    },
    "_cmd seen by the original after an exchange": { nameSeenAfterExchange() },
    "responds before addMethod": { respondsAround { _ in }.before },
    "responds after addMethod on the superclass (same live object)": {
      respondsAround { $0.addMethod(other.selector, body("new")) }.after
    },
  ]

  private static func nameSeenAfterExchange() -> String {
    let seen = Message<String>("fact.seen", default: "nobody")
    let seen2 = Message<String>("fact.seen2", default: "nobody")
    let type = MessageObject.classObject.makeSubclass(named: "Seer")
    type.addMethod(seen.selector, seen.implementation { _, name in name.name })
    type.addMethod(seen2.selector, seen2.implementation { _, _ in "replacement" })
    if let first = type.method(of: seen.selector), let second = type.method(of: seen2.selector) {
      Method.exchangeImplementations(first, second)
    }
    return String(answer(of: type, seen2).dropFirst("fact.".count))
  }

  private static func respondsAround(
    _ change: (ObjectClass) -> Void
  ) -> (before: String, after: String) {
    let (base, sub) = family()
    let object = MessageObject()
    object.objectClass = sub
    let before = MessageObject.responds(object, to: other.selector)
    change(base)
    return (text(before), text(MessageObject.responds(object, to: other.selector)))
  }
}
