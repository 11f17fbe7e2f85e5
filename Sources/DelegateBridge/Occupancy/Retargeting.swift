/// A party of this package that passes messages on to one object, and can be told to pass them on to
/// another.
@MainActor
protocol Retargeting: AnyObject {
  /// The object.
  var target: AnyObject? { get set }
}
