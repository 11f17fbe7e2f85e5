import Streams

/// A delegate of the app or of a library: it takes some of the messages, and says that it did.
final class DelegateParty: MessageObject, NamedParty {
  let partyName: String
  private let tally: Tally

  /// What its next selection does, once.
  var atNextSelection: (() -> Void)?

  init(_ name: String, objectClass: ObjectClass, tally: Tally) {
    partyName = name
    self.tally = tally
    super.init()
    self.objectClass = objectClass
  }

  override class var methods: Methods { Methods(DelegateParty.self) }

  /// A class of delegates that take these messages, answer with that height if there is one, and
  /// decide if they are to.
  static func makeClass(
    _ name: String, taking messages: [Message<Void, ScriptHost>], height: Int?,
    decides: Bool = false
  ) -> ObjectClass {
    let made = classObject.makeSubclass(named: name)
    for message in messages {
      made.addMethod(
        message.selector,
        message.implementation { party, _, _ in
          (party as? DelegateParty)?.take(message.selector)
        })
    }
    if let height {
      made.addMethod(
        ScriptHost.height.selector,
        ScriptHost.height.implementation { party, _, _ in
          (party as? DelegateParty)?.take(ScriptHost.height.selector)
          return height
        })
    }
    if decides {
      made.addMethod(
        ScriptHost.decide.selector,
        ScriptHost.decide.implementation { party, _, _, handler in
          (party as? DelegateParty)?.take(ScriptHost.decide.selector)
          handler(true)
        })
    }
    return made
  }

  private func take(_ selector: Selector) {
    tally.count(partyName)
    guard selector == ScriptHost.didSelect.selector, let action = atNextSelection else { return }
    atNextSelection = nil
    action()
  }
}
