/// A weak reference that can be kept in a list.
struct WeakReference {
  private(set) weak var object: AnyObject?

  init(to object: AnyObject) {
    self.object = object
  }
}
