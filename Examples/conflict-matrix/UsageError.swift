/// A command line, or a file that it names, that makes no sense; the description is one line.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
