extension MatrixReport {
  /// Writes one HTML page with everything in it: the matrix as a grid with filters, a page for each
  /// cell, the remedies side by side, and what was searched beside the matrix.
  ///
  /// The data is there once, as JSON, and a script draws what is looked at.
  func writePage(to write: (String) -> Void) {
    write(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Conflict matrix</title>
      <style>
      \(Page.style)</style>
      </head>
      <body>
      \(Page.body)<script type="application/json" id="data">

      """)
    PageData(self).write { write(Page.inScript($0)) }
    write("</script>\n<script>\n'use strict';\n")
    for part in [Page.model, Page.overview, Page.cellPage, Page.drawing, Page.start] { write(part) }
    write("</script>\n</body>\n</html>\n")
  }
}

/// The fixed parts of the HTML page.
enum Page {
  /// A text that does not end the script element that it stands in.
  static func inScript(_ json: String) -> String {
    guard json.contains("<") else { return json }
    return json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
  }
}
