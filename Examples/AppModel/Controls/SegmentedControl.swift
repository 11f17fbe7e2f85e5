/// A row of segments of which one is selected; a tap goes on to the next.
public final class SegmentedControl: Control {
  /// The number of segments, at least one.
  public let segments: Int

  /// The place of the segment that is selected.
  public private(set) var selection = 0

  /// Makes a row with the first segment selected.
  ///
  /// - Precondition: there is a segment.
  public init(_ title: String, segments: Int) {
    precondition(segments > 0, "a segmented control has segments")
    self.segments = segments
    super.init(title)
  }

  /// Selects the next segment, or the first after the last.
  public override func react() { selection = (selection + 1) % segments }
}
