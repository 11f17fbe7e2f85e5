import Streams

extension ObjectClass {
  /// A subclass with methods of its own in place of those that this class has, so that exchanging or
  /// replacing them changes nothing else.
  func makeIsolatedSubclass(named name: String) -> ObjectClass {
    let made = makeSubclass(named: name)
    for method in ownMethods { made.addMethod(method.selector, method.implementation) }
    return made
  }
}
