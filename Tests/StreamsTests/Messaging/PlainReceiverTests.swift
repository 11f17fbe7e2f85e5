import Streams
import Testing

@MainActor
@Suite struct `Plain Swift receivers` {
  @Test func `any object that conforms is a receiver, each class by its own method`() {
    let first = Listener("first")
    let second = LoudListener("second")
    for listener in [first, second, first] { Bell.rang.send(to: listener, 3) }
    #expect(first.log == ["first 3", "first 3"])
    #expect(second.log == ["SECOND 3"])
  }

  @Test func `an object that does not conform is no receiver`() {
    #expect(!MessageObject.responds(Deaf(), to: Bell.rang.selector))
    #expect(MessageObject.responds(Listener("x"), to: Bell.rang.selector))
    #expect(MessageObject.responds(LoudListener("x"), to: Bell.rang.selector))
  }

  @Test func `an optional message counts where a class adopts its protocol`() {
    #expect(!MessageObject.responds(Listener("x"), to: Bell.volume.selector))
    #expect(Bell.volume.send(to: LoudListener("loud"), 2) == 8)
  }

  @Test func `a message can be declared with a class`() {
    let message = Message<Int>("bell.listenerLogSize", default: -1) { (listener: Listener) in
      listener.log.count
    }
    let listener = LoudListener("loud")
    Bell.rang.send(to: listener, 1)
    #expect(message.send(to: listener) == 1)
    #expect(!MessageObject.responds(Deaf(), to: message.selector))
  }

  @Test func `a message can be declared with two protocols at once`() {
    let message = Message<String>("bell.both", default: "nobody") {
      (listener: any Hearing & Measuring) in "\(listener.volume(of: 1))"
    }
    #expect(message.send(to: LoudListener("loud")) == "4")
    #expect(!MessageObject.responds(Listener("x"), to: message.selector))
  }

  @Test func `a message can be declared with a protocol that has values of any kind`() {
    let message = Message<String>("bell.description", default: "nobody") {
      (value: any CustomStringConvertible) in value.description
    }
    #expect(message.send(to: Described()) == "described")
    #expect(!MessageObject.responds(Deaf(), to: message.selector))
  }

  @Test func `a generic class is a receiver, each of its kinds`() {
    let number = Generic(1)
    let text = Generic("one")
    Bell.rang.send(to: number, 5)
    Bell.rang.send(to: text, 6)
    #expect(number.log == ["1 5"])
    #expect(text.log == ["one 6"])
  }

  @Test func `a method that is added to the class of plain objects goes before the Swift method`() {
    let listener = Replaced()
    Bell.rang.send(to: listener, 1)
    let type = ObjectClass.of(listener)
    let original = type.replaceMethod(
      Bell.rang.selector,
      Bell.rang.implementation { receiver, _, count in
        (receiver as? Replaced)?.log.append("hooked \(count)")
      })
    Bell.rang.send(to: listener, 2)
    if let original { type.replaceMethod(Bell.rang.selector, original) }
    Bell.rang.send(to: listener, 3)
    #expect(listener.log == ["heard 1", "hooked 2", "heard 3"])
  }

  @Test func `a slot keeps no plain delegate alive`() {
    let storage = SlotStorage(.weak, optionalMessages: [Bell.rang.selector])
    var listener: Listener? = Listener("short-lived")
    storage.write(listener)
    #expect(storage.send(Bell.rang, 1) != nil)
    #expect(listener?.log == ["short-lived 1"])
    weak let probe = listener
    listener = nil
    #expect(probe == nil)
    #expect(storage.send(Bell.rang, 1) == nil)
  }
}

@MainActor private protocol Hearing: AnyObject { func heard(_ count: Int) }
@MainActor private protocol Measuring: AnyObject { func volume(of count: Int) -> Int }

@MainActor
private enum Bell {
  static let rang = Message<Void, Int>("bell.rang(_:)") { (listener: any Hearing, count) in
    listener.heard(count)
  }
  static let volume = Message<Int, Int>("bell.volume(of:)", default: 0) {
    (listener: any Measuring, count) in listener.volume(of: count)
  }
}

private class Listener: Hearing {
  let name: String
  var log: [String] = []
  init(_ name: String) { self.name = name }
  func heard(_ count: Int) { log.append("\(name) \(count)") }
}

private final class LoudListener: Listener, Measuring {
  override func heard(_ count: Int) { log.append("\(name.uppercased()) \(count)") }
  func volume(of count: Int) -> Int { 4 * count }
}

/// Has no superclass whose instances another test may have asked before.
private final class Replaced: Hearing {
  var log: [String] = []
  func heard(_ count: Int) { log.append("heard \(count)") }
}

private final class Deaf {}

private final class Described: CustomStringConvertible {
  nonisolated var description: String { "described" }
}

private final class Generic<Value>: Hearing {
  private let value: Value
  var log: [String] = []
  init(_ value: Value) { self.value = value }
  func heard(_ count: Int) { log.append("\(value) \(count)") }
}
