import Streams

/// The same as ``ExchangeModel``, of the package's own class objects.
@MainActor
final class ExchangeSubject {
  private let message = Message<Void, Int>("exchange.poke")
  private var classes: [ObjectClass] = []
  private let recorder = ViolationRecorder()

  init(_ hierarchy: Hierarchy, own: [OwnMethod]) {
    for (index, parent) in hierarchy.parents.enumerated() {
      let parent = parent.map { classes[$0] } ?? Specimen.classObject
      classes.append(parent.makeSubclass(named: hierarchy.name(index)))
    }
    for (type, own) in zip(classes, own) where own != .none {
      type.addMethod(
        message.selector,
        message.implementation { [message, unowned type] receiver, name, count in
          Self.note(type.name, name, receiver)
          guard own == .callingSuper else { return }
          Self.callSuper(of: type, message, receiver, count)
        })
    }
  }

  /// Puts a hook on a class.
  func hook(_ index: Int, _ kind: HookKind, number: Int) {
    let type = classes[index]
    let hooked = Message<Void, Int>("exchange.hook\(number)")
    guard let found = type.method(of: message.selector) else { return }
    let underHookName = message.implementation { receiver, name, count in
      Self.note("hook \(number)", name, receiver)
      hooked.send(to: receiver, count)
    }
    switch kind {
    case .naive, .safe:
      let original = found.implementation
      if kind == .safe, type.addMethod(message.selector, underHookName) {
        type.replaceMethod(hooked.selector, original)
        return
      }
      type.addMethod(hooked.selector, underHookName)
      guard let own = type.method(of: hooked.selector) else { return }
      Method.exchangeImplementations(found, own)
    case .setImplementation:
      found.setImplementation(calling(found.implementation, number))
    case .replaceMethod:
      type.replaceMethod(message.selector, calling(found.implementation, number))
    case .addOverride:
      type.addMethod(
        message.selector,
        message.implementation { [message, unowned type] receiver, name, count in
          Self.note("hook \(number)", name, receiver)
          Self.callSuper(of: type, message, receiver, count)
        })
    case .layer:
      let layer = InterceptionLayer { [message] original, _ in
        message.answering { receiver, name, count in
          Self.note("hook \(number)", name, receiver)
          return message.proceed(to: original, receiver, as: name, count)
        }
      }
      type.addLayer(layer, around: message.selector)
    }
  }

  /// Sends the message to a fresh object of a class, and tells what happened.
  func send(_ index: Int) -> [String] {
    let specimen = Specimen(of: classes[index])
    ViolationHandler.with(.record(into: recorder)) { message.send(to: specimen, 0) }
    return specimen.log
      + recorder.drain().map { violation in
        let name = violation.message.map { Self.shortName($0) } ?? ""
        return name == "poke" ? "unrecognized" : "unrecognized as \(name)"
      }
  }

  private func calling(_ original: Implementation, _ number: Int) -> Implementation {
    message.implementation { [message] receiver, name, count in
      Self.note("hook \(number)", name, receiver)
      message.call(original, receiver, as: name, count)
    }
  }

  private static func callSuper(
    of type: ObjectClass, _ message: Message<Void, Int>, _ receiver: AnyObject, _ count: Int
  ) {
    guard let method = type.superclass?.method(of: message.selector) else {
      return note("unrecognized", message.selector, receiver)
    }
    message.call(method.implementation, receiver, count)
  }

  private static func note(_ text: String, _ name: Selector, _ receiver: AnyObject) {
    let name = shortName(name)
    (receiver as? Specimen)?.log.append(name == "poke" ? text : "\(text) as \(name)")
  }

  private static func shortName(_ name: Selector) -> String {
    String(name.name.drop { $0 != "." }.dropFirst())
  }
}
