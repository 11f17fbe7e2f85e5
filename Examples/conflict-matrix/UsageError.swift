/// Arguments or input that make no sense: one line that says what is wrong, and exit status 2.
struct UsageError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
