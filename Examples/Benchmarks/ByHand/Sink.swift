/// Where results go, so that the optimiser keeps the work.
final class Sink {
  // Unchecked, so that the sink does not cost more than what is measured.
  @safe @exclusivity(unchecked) var total = 0
}
