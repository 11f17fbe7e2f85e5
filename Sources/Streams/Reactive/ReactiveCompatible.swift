/// A type whose values have a reactive side, ``rx``.
public protocol ReactiveCompatible {}

extension ReactiveCompatible {
  /// The reactive side of this object.
  public var rx: Reactive<Self> { Reactive(self) }
}

extension MessageObject: ReactiveCompatible {}
