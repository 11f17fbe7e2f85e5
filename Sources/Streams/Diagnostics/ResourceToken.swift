#if DEBUG
  /// Counts for one object as long as that lives, of which it is a stored property.
  @usableFromInline
  struct ResourceToken: ~Copyable {
    private let resources: Resources

    @usableFromInline
    init() {
      resources = Resources.current
      resources.change(by: 1)
    }

    deinit { resources.change(by: -1) }
  }
#endif
