/// The methods that a table-driven class declares: what its class object starts with.
///
/// ```swift
/// final class LegacyController: MessageObject {
///   override class var methods: Methods {
///     Methods(LegacyController.self) {
///       $0.on(CollectionView.didSelectItem) { controller, view, path in controller.open(path) }
///     }
///   }
/// }
/// ```
@MainActor
public struct Methods {
  let owner: MessageObject.Type
  let implementations: [(Selector, Implementation)]

  /// Declares the methods of `type` itself; those of its superclasses are inherited.
  ///
  /// - Precondition: `type` is the class whose ``MessageObject/methods`` this is.
  public init<Owner: MessageObject>(
    _ type: Owner.Type, _ build: (inout Builder<Owner>) -> Void = { _ in }
  ) {
    var builder = Builder<Owner>()
    build(&builder)
    owner = type
    implementations = builder.implementations
  }
}
