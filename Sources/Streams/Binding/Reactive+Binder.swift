extension Reactive where Base: AnyObject {
  /// A receiving end for any property that can be written: `model.title.bind(to: label.rx.text)`.
  ///
  /// Members that an extension of ``Reactive`` declares come first.
  ///
  /// - Parameter property: The property.
  /// - Returns: A binder that writes it and does not keep the object alive.
  public subscript<Value>(
    dynamicMember property: ReferenceWritableKeyPath<Base, Value>
  ) -> Binder<Value> {
    Binder(base) { base, value in base[keyPath: property] = value }
  }
}
