import Testing

/// Contracts 1 to 5 and 11 on everything that makes a stream; the other contracts have suites of their
/// own in `Contracts` and `Operators`.
@Suite struct `The battery` {
  @Test(arguments: BatteryTable.operators)
  func `runs on every operator`(entry: BatteryEntry) { entry.run() }

  @Test(arguments: BatteryTable.subjects)
  func `runs on every subject and relay`(entry: BatteryEntry) { entry.run() }

  @Test func `has an entry for every public operator, and no other`() throws {
    let names = Set(BatteryTable.operators.map(\.name))
    let expected = try PublicOperators.names()
    #expect(expected.subtracting(names).sorted() == [])
    #expect(names.subtracting(expected).sorted() == [])
    #expect(expected.count > 90)
  }

  @Test func `has an entry for every subject and relay`() throws {
    #expect(Set(BatteryTable.subjects.map(\.name)) == (try PublicOperators.subjects()))
  }
}
