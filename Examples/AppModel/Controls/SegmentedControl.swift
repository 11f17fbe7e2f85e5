/// A control of which one of several segments is selected.
open class SegmentedControl: Control {
  /// The titles of the segments.
  public let segments: [String]

  /// Which segment is selected.
  public private(set) var selection = 0

  /// Makes a control whose first segment is selected.
  ///
  /// - Precondition: there is a segment.
  public init(_ title: String, segments: [String]) {
    precondition(!segments.isEmpty, "a segmented control has segments")
    self.segments = segments
    super.init(title)
  }

  /// Selects the next segment.
  open override func touched() {
    selection = (selection + 1) % segments.count
    Self.sendAction.send(to: self, .valueChanged)
  }
}
