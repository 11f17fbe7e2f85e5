/// A command line, or a file that it names, that makes no sense; the description is one line.
package struct UsageError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
