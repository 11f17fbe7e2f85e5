import Testing

@MainActor
struct `Single facts of the runtime` {
  private static func questions() throws -> [(question: String, value: String)] {
    var previous = ""
    return try RecordedRuntime.rows("facts", as: RuntimeFact.self).map { fact in
      let isContinued = fact.fact.hasPrefix("...")
      let question = isContinued ? "\(previous) \(fact.fact)" : fact.fact
      if !isContinued { previous = fact.fact }
      return (question, fact.value)
    }
  }

  @Test func `are the same in the object model`() throws {
    for (question, recorded) in try Self.questions() {
      guard let answer = RuntimeFacts.answers[question] else { continue }
      let steps = recorded.split(separator: " ").map(String.init)
      let expected =
        question.hasPrefix("forwarding steps")
        ? steps.filter { !RuntimeFacts.absentSteps.contains($0) }.joined(separator: " ") : recorded
      let actual = answer()
      #expect(actual == expected, "\(question)")
    }
  }

  @Test func `are all answered, or listed as beyond Swift`() throws {
    let questions = try Self.questions().map(\.question)
    #expect(questions.count == 55)
    #expect(Set(questions).count == 55)
    let answered = Set(RuntimeFacts.answers.keys)
    #expect(answered.isDisjoint(with: RuntimeFacts.beyondSwift))
    #expect(answered.union(RuntimeFacts.beyondSwift) == Set(questions))
  }
}
