import Streams

extension RuntimeFacts {
  private static func pair() -> (proxy: FactProxy, target: FactTarget) {
    let target = FactTarget()
    return (FactProxy(for: target), target)
  }

  static let proxies: Answers = [
    "NSProxy: proxy == target": {
      let (proxy, target) = pair()
      return text(proxy === target)
    },
    "NSProxy: [proxy isEqual:target] / [target isEqual:proxy]": {
      // An object that asks who the other one is sees through a proxy; a proxy compares itself.
      let (proxy, target) = pair()
      return "\(text(proxy === target)) / \(text(MessageObject.does(proxy, wrap: target)))"
    },
    "NSProxy: hash forwarded": {
      let (proxy, target) = pair()
      return text(ObjectIdentifier(proxy).hashValue == ObjectIdentifier(target).hashValue)
    },
    "NSProxy: description forwarded": {
      let (proxy, target) = pair()
      return text(Violation.name(of: proxy) == Violation.name(of: target))
    },
    "NSProxy: [proxy class] / isProxy": {
      let proxy = pair().proxy
      proxy.objectClass = FactProxy.classObject.makeSubclass(named: "Prox")
      let type = ObjectClass.of(proxy)
      return "\(type.name) / \(text(type.isSubclass(of: .proxy)))"
    },
    "NSProxy: isKindOfClass: target's class (forwardInvocation: calls)": {
      let (proxy, _) = pair()
      let isKind = RootMessages.isKind.send(to: proxy, FactTarget.classObject)
      return "\(text(isKind)) (\(proxy.forwards))"
    },
    "NSProxy without override: respondsToSelector: target method (forwardInvocation: calls)": {
      let (proxy, _) = pair()
      let responds = MessageObject.responds(proxy, to: FactTarget.number.selector)
      return "\(text(responds)) (\(proxy.forwards))"
    },
    "NSProxy without override: respondsToSelector: its own method": {
      let proxy = FactProxy(for: nil)
      let type = FactProxy.classObject.makeSubclass(named: "Prox")
      type.addMethod(FactTarget.number.selector, FactTarget.number.implementation { _, _ in 1 })
      proxy.objectClass = type
      return text(MessageObject.responds(proxy, to: FactTarget.number.selector))
    },
    "NSSet containing target containsObject: proxy": {
      let (proxy, target) = pair()
      return text([target].contains { MessageObject.does(proxy, wrap: $0) })
    },
  ]
}
