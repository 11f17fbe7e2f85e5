/// How a report is written.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// A table for a terminal.
  case text

  /// Tables for a page that renders Markdown.
  case markdown

  /// Everything, for programs.
  case json

  /// One test case for each cell, for systems that show test results.
  case junit

  /// One page that shows everything and needs nothing else.
  case html
}

extension MatrixReport {
  /// Writes the report, piece by piece, so that it need not be in memory as a whole.
  ///
  /// - Parameters:
  ///   - format: How.
  ///   - write: Takes the next piece.
  public func write(as format: ReportFormat, to write: (String) -> Void) {
    switch format {
    case .text: write(text + "\n")
    case .markdown: write(markdown + "\n")
    case .json: writeJSON(to: write)
    case .junit: writeJUnit(to: write)
    case .html: writePage(to: write)
    }
  }
}
