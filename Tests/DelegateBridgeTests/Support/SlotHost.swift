import Streams

/// A host whose slots can be of any kind, and which counts how often it asks for claims.
class SlotHost: MessageObject, HasDelegate, HasDataSource, NamedParty {
  let partyName: String
  let delegateStorage: SlotStorage
  let dataSourceStorage: SlotStorage

  /// How often the host asked its delegate for claims.
  private(set) var refreshes = 0

  /// How often its slot was empty when it did.
  private(set) var emptyRefreshes = 0

  init(_ kind: SlotKind = SlotKind(), named name: String = "host") {
    partyName = name
    delegateStorage = kind.makeStorage()
    dataSourceStorage = kind.makeStorage()
    super.init()
    delegateStorage.onClaimsRefreshed = { [weak self] in
      guard let self else { return }
      refreshes += 1
      if delegateStorage.object == nil { emptyRefreshes += 1 }
    }
  }

  override class var methods: Methods {
    Methods(SlotHost.self) {
      $0.slot(.delegate) { $0.delegateStorage }
      $0.slot(.dataSource) { $0.dataSourceStorage }
    }
  }

  var delegate: AnyObject? {
    get { DelegateSlot.delegate.object(of: self) }
    set { DelegateSlot.delegate.set(newValue, of: self) }
  }

  var dataSource: AnyObject? {
    get { DelegateSlot.dataSource.object(of: self) }
    set { DelegateSlot.dataSource.set(newValue, of: self) }
  }

  /// A class object that shares nothing with others, so that hooks on its hosts reach no further.
  static func makeClass(named name: String = "SlotHost") -> ObjectClass {
    let made = classObject.makeSubclass(named: name)
    var next: ObjectClass? = classObject
    while let source = next, source !== MessageObject.classObject {
      for method in source.ownMethods { made.addMethod(method.selector, method.implementation) }
      next = source.superclass
    }
    return made
  }
}
