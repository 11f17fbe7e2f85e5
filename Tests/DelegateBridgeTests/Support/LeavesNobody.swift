import Testing

/// Checks after each test that of all worlds that it made nobody is left: no host, chain, proxy,
/// link, tracker's wrapper, delegate or bridge.
struct LeavesNobody: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let register = await LifetimeRegister()
    try await LifetimeRegister.$current.withValue(register) { try await function() }
    let survivors = await register.survivors
    #expect(survivors == [], sourceLocation: test.sourceLocation)
  }
}

extension Trait where Self == LeavesNobody {
  /// Nobody outlives the test.
  static var leavesNobody: Self { LeavesNobody() }
}
