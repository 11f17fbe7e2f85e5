/// A transform that fails at the third of the battery's elements.
@Sendable
func failingAtThree(_ element: Int) throws -> Int {
  if element == 3 { throw Failure.thrown }
  return element
}
