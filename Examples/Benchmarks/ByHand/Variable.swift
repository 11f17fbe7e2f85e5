/// A variable that closures share, without exclusivity checks.
final class Variable<Value> {
  @safe @exclusivity(unchecked) var value: Value

  init(_ value: Value) { self.value = value }
}
