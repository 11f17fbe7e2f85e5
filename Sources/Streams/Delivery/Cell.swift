/// A variable that the closures of one subscription share, without exclusivity checks.
///
/// Safe because streams are confined to one isolation domain and no access calls out.
@usableFromInline
final class Cell<Value> {
  @safe @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) { self.value = value }
}
