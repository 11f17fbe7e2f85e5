public import Streams

/// A hook on one message of a class, or of one object: it runs around whatever they do for it.
///
/// ```swift
/// let hook = Interception.install(on: Button.self, Control.sendAction, owner: "analytics") {
///   button, proceed, action in
///   count(button)
///   proceed(action)
/// }
/// ```
///
/// A hook runs once for each message, where the message enters, for every subclass: for one that only
/// inherits the method, for one that overrides it, and for one that calls `super`. No method table is
/// changed, so that hooks come and go in any order, stand beside methods that others exchange, and
/// leave siblings and the superclass alone. The original gets the message under its own name.
///
/// Hooks of a subclass are outside those of its superclass; of the hooks of one class the later is
/// outside; those on one object are outside them all.
@MainActor
public final class Interception {
  /// Who installed it.
  ///
  /// An owner has one hook on a message of a class, and one on a message of an object.
  public let owner: String

  /// The name of the message.
  public let message: Selector

  /// What it is on: the name of the class, also where it is on one object.
  public let targetName: String

  /// Whether it is on one object only.
  public let isOnObject: Bool

  /// How often it lets the original run for one message.
  public let passing: Passing

  /// Where it was installed.
  public let location: CodeLocation

  /// Its place in the order in which the hooks of this process were installed.
  public let number: Int

  /// Whether it is in force.
  public private(set) var isInstalled = true

  private let target: Target
  private weak var layer: InterceptionLayer?
  private static var count = 0

  private init(
    _ target: Target, named targetName: String, _ message: Selector, owner: String,
    passing: Passing, location: CodeLocation
  ) {
    Self.count += 1
    number = Self.count
    self.target = target
    self.targetName = targetName
    if case .object = target { isOnObject = true } else { isOnObject = false }
    self.message = message
    self.owner = owner
    self.passing = passing
    self.location = location
  }

  /// Puts a hook in force, or returns the one that the owner has there already.
  static func install(
    on target: Target, named targetName: String, _ message: Selector, owner: String,
    passing: Passing, location: CodeLocation,
    wrapping makeWrap: (Interception) -> (Implementation?) -> Implementation
  ) -> Interception {
    let own = target.layers[message, default: []].lazy.compactMap { $0.installer as? Interception }
    if let known = own.first(where: { $0.owner == owner }) { return known }
    let interception = Interception(
      target, named: targetName, message, owner: owner, passing: passing, location: location)
    let wrap = makeWrap(interception)
    let layer = InterceptionLayer { original, _ in wrap(original) }
    layer.installer = interception
    interception.layer = layer
    target.add(layer, around: message)
    return interception
  }

  /// Takes the hook away; a message that is on its way through it finishes.
  ///
  /// Doing this again has no effect.
  public func remove() {
    isInstalled = false
    if let layer { target.remove(layer, around: message) }
  }
}

extension Interception: CustomStringConvertible {
  /// Number, owner, message, class and place on one line.
  public nonisolated var description: String {
    let target = isOnObject ? "one \(targetName)" : targetName
    return "#\(number) \(owner) on '\(message)' of \(target) (\(location))"
  }
}
