public import Streams

/// A tracking library that wraps nothing: it puts each delegate that is set into a subclass of its
/// class, made at run time, whose methods count and then call the original ones.
///
/// The subclass says that it is the original class, and its instances claim what they claimed before. A
/// delegate that is no ``/Streams/MessageObject`` has a
/// class that cannot be changed for it alone; this library then sees nothing.
@MainActor
public final class ClassSwappingTracker {
  private typealias Addition = @MainActor (_ subclass: ObjectClass, _ original: ObjectClass) -> Void

  private let name: String
  private let note: @MainActor (Selector) -> Void
  private var hook: SetterHook?
  private var additions: [Addition] = []
  private var counts: [Selector: Int] = [:]
  private var subclasses: [ObjectIdentifier: ObjectClass] = [:]

  /// Installs the library on a class of hosts.
  ///
  /// - Parameters:
  ///   - hostClass: The class.
  ///   - slot: The slot.
  ///   - name: The name of the library. Two libraries need two names.
  ///   - note: Runs for each message that is counted.
  public init(
    on hostClass: ObjectClass, in slot: DelegateSlot = .delegate,
    named name: String = "class tracker",
    noting note: @escaping @MainActor (Selector) -> Void = { _ in }
  ) {
    self.name = name
    self.note = note
    let hook = SetterHook(name, on: hostClass, in: slot) { [weak self] _, object, original in
      if let object { self?.swapClass(of: object) }
      original(object)
    }
    hook.exchange()
    self.hook = hook
  }

  /// Counts a message in delegates that are set from here on.
  public func record<each Argument>(_ message: Message<Void, repeat each Argument>) {
    let selector = message.selector
    additions.append { [weak self] subclass, original in
      subclass.addMethod(
        selector,
        message.implementation {
          (receiver: AnyObject, name: Selector, arguments: repeat each Argument) in
          self?.count(selector)
          if original.implements(selector, for: receiver),
            let method = original.method(of: selector)
          {
            message.call(method.implementation, receiver, as: name, repeat each arguments)
          } else {
            _ = message.passOn(from: receiver, repeat each arguments)
          }
        })
    }
  }

  /// How often `message` was counted.
  public func count(of message: some AnyMessage) -> Int { counts[message.selector, default: 0] }

  private func count(_ selector: Selector) {
    counts[selector, default: 0] += 1
    note(selector)
  }

  /// Takes the hook off; classes that were changed stay as they are.
  public func remove() {
    hook?.remove()
    hook = nil
  }

  private func swapClass(of object: AnyObject) {
    guard let object = object as? MessageObject, !(object is DeadObject) else { return }
    let current = object.objectClass
    guard !subclasses.values.contains(where: { current.isSubclass(of: $0) }) else { return }
    let subclass = subclasses[ObjectIdentifier(current)] ?? makeSubclass(of: current)
    object.objectClass = subclass
  }

  private func makeSubclass(of original: ObjectClass) -> ObjectClass {
    let subclass = original.makeSubclass(named: "\(name)_\(original.name)")
    subclass.reportedClass = original.reportedClass ?? original
    subclasses[ObjectIdentifier(original)] = subclass
    for add in additions { add(subclass, original) }
    keepClaims(of: subclass, as: original)
    return subclass
  }

  /// Has instances of `subclass` answer what they take as if they still were of the original class.
  private func keepClaims(of subclass: ObjectClass, as original: ObjectClass) {
    let responds = RootMessages.responds
    subclass.addMethod(
      responds.selector,
      responds.implementation { receiver, _, selector in
        guard let receiver = receiver as? MessageObject else { return false }
        let current = receiver.objectClass
        receiver.objectClass = original
        defer { receiver.objectClass = current }
        return responds.send(to: receiver, selector)
      })
  }
}
