/// The delegate of a ``ScrollView``; everything that such a delegate can do is optional, see
/// ``ScrollView/ScrollObserving`` and its siblings.
@MainActor
public protocol ScrollViewDelegate: AnyObject {}
