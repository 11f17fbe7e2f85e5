public import Streams

/// A small library as somebody might write one: it writes down each message of one kind that reaches a
/// delegate, by wrapping whatever is set.
@MainActor
public final class Logbook {
  /// How many messages were written down.
  public private(set) var entries = 0

  private let setter: Method
  private let original: Implementation

  /// Opens a logbook on a class of hosts.
  ///
  /// - Parameters:
  ///   - hostClass: The class.
  ///   - slot: The property that holds the delegate.
  ///   - message: The message that is written down.
  /// - Precondition: the class has such a property.
  public init(on hostClass: ObjectClass, in slot: DelegateSlot, of message: some AnyMessage) {
    guard let setter = hostClass.method(of: slot.setter.selector) else {
      preconditionFailure("\(hostClass.name) has no '\(slot.name)'")
    }
    self.setter = setter
    original = setter.implementation
    let (original, key) = (setter.implementation, AssociationKey("logbook.\(slot.name)"))
    setter.setImplementation(
      slot.setter.implementation { [weak self] host, _, object in
        guard let host = host as? MessageObject else { return }
        guard let self, let object, !MessageObject.responds(object, to: LogbookPage.marker) else {
          return slot.setter.call(original, host, object)
        }
        let page = LogbookPage(around: object, noting: message.selector) { [weak self] in
          self?.entries += 1
        }
        slot.setter.call(original, host, page)
        host[associated: key] = page
      })
  }

  /// Closes the logbook: what is set from here on is not wrapped.
  public func close() { _ = setter.setImplementation(original) }
}
