/// The errors of the tests.
enum Failure: Error, Equatable {
  case expected
  case thrown
}
