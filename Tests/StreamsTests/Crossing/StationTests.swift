import Testing

@Suite struct `The streams of an actor` {
  @Test func `take what other threads push`() async {
    #expect(await Station().sum(producers: 8, of: 1...100) == 8 * 5_050)
  }

  @Test func `are iterated over outside of the actor`() async throws {
    var numbers: [Int] = []
    for try await number in await Station().sequence(of: 1...3) { numbers.append(number) }
    #expect(numbers == [1, 2, 3])
  }

  @Test func `take the sequence of another actor`() async {
    let numbers = await Station().sequence(of: 1...10)
    #expect(await Station().sum(numbers) == 55)
  }
}
