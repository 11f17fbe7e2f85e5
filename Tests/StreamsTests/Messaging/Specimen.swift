import Streams

/// An object whose class objects are made for one test each, so that no test finds another's methods.
final class Specimen: MessageObject, NamedParty {
  /// A message that its classes may have a method for.
  static let poke = Message<Void, Int>("specimen.poke(_:)")

  /// Another message of the same type, for exchanges.
  static let hook = Message<Void, Int>("specimen.hook_poke(_:)")

  /// A message with a result.
  static let weigh = Message<Int, Int>("specimen.weigh(_:)", default: -1)

  let partyName: String

  /// What happened to it.
  var log: [String] = []

  init(_ partyName: String = "specimen", of type: ObjectClass? = nil) {
    self.partyName = partyName
    super.init()
    if let type { objectClass = type }
  }
}

extension ObjectClass {
  /// A class for one test.
  static func fresh(_ name: String = "Fresh") -> ObjectClass {
    Specimen.classObject.makeSubclass(named: name)
  }

  /// Gives the class a method of its own for `message`, which notes `text` and the name under which it
  /// was called.
  @discardableResult
  func log(_ message: Message<Void, Int> = Specimen.poke, as text: String) -> Bool {
    addMethod(message.selector, .logging(message, text))
  }
}

extension Implementation {
  /// An implementation that notes `text`, and the name under which it was called where that is not
  /// `poke`.
  static func logging(_ message: Message<Void, Int>, _ text: String) -> Implementation {
    message.implementation { receiver, name, _ in
      let suffix = name == Specimen.poke.selector ? "" : " as \(name.name.split(separator: ".")[1])"
      (receiver as? Specimen)?.log.append(text + suffix)
    }
  }
}
