public import Streams

/// The hooks that are in force: who installed what, where, and in which order.
@MainActor
public enum Interceptions {
  /// The hooks that run for instances of a class, those on its superclasses included, in the order in
  /// which they were installed.
  ///
  /// - Complexity: O(*n*) in the depth of the hierarchy and the number of hooks.
  public static func all(on type: AnyClass) -> [Interception] {
    all(on: ObjectClass.of(type: type))
  }

  /// The hooks that run for instances of a class object, those on its superclasses included, in the
  /// order in which they were installed.
  ///
  /// - Complexity: O(*n*) in the depth of the hierarchy and the number of hooks.
  public static func all(on type: ObjectClass) -> [Interception] {
    sorted(layers(of: type))
  }

  /// The hooks that run for an object: those on its class and those on itself, in the order in which
  /// they were installed.
  ///
  /// - Complexity: O(*n*) in the depth of the hierarchy and the number of hooks.
  public static func all(on object: MessageObject) -> [Interception] {
    sorted(layers(of: object.objectClass) + object.layers.values.joined())
  }

  /// The hooks that run when an object gets `message`, in the order in which they run.
  ///
  /// - Complexity: O(*n*) in the depth of the hierarchy and the number of hooks.
  public static func running(
    for message: some AnyMessage, to object: AnyObject
  ) -> [Interception] {
    ObjectClass.layers(around: message.selector, of: object).reversed()
      .compactMap { $0.installer as? Interception }
  }

  private static func layers(of type: ObjectClass) -> [InterceptionLayer] {
    sequence(first: type, next: \.superclass).flatMap { $0.layers.values.joined() }
  }

  private static func sorted(_ layers: [InterceptionLayer]) -> [Interception] {
    layers.compactMap { $0.installer as? Interception }.sorted { $0.number < $1.number }
  }
}
