import Testing

@testable import CompatTests

@MainActor
@Suite("Covering cells")
struct CoveringTests {
  private let sizes = CoveringAxis.allCases.map { $0.size(parties: ConflictMatrix.builtIn.count) }
  private let rules = CoveringRules(of: ConflictMatrix.builtIn)

  @Test func `every three places on any three axes that can come together do`() {
    let array = CoveringArray(
      sizes: sizes, seed: ConflictMatrix.defaultSeed, isAllowed: rules.allow)
    #expect(array.rows.allSatisfy { rules.allow($0) })
    let missing = missing(from: array.rows, sizes) { canComeTogether($0) }
    #expect(missing.isEmpty, "\(missing.count): \(missing.prefix(5))")
  }

  @Test func `the same seed makes the same choice, and another one another`() {
    let arrays = [1, 1, 2].map { CoveringArray(sizes: [4, 4, 4, 4, 3], seed: $0) { _ in true } }
    #expect(arrays[0].rows == arrays[1].rows)
    #expect(arrays[0].rows != arrays[2].rows)
  }

  @Test func `choices that must not come together do not, and nothing else is missing`() {
    // The first axis leaves the others only its own choice, whatever they are to be completed with.
    func isAllowed(_ row: [Int?]) -> Bool {
      let chosen = Set(row.prefix(3).compactMap { $0 })
      return chosen.count < 2
    }
    let sizes = [3, 3, 3, 2, 2]
    let array = CoveringArray(sizes: sizes, seed: 7, isAllowed: isAllowed)
    #expect(array.rows.allSatisfy { isAllowed($0) })
    #expect(missing(from: array.rows, sizes, isAllowed).isEmpty)
  }

  @Test func `combinations that nothing can complete are no trouble`() {
    let array = CoveringArray(sizes: [2, 2, 2, 1], seed: 7) { row in
      row[0] != 1 || row[3] == nil
    }
    #expect(!array.rows.isEmpty)
    #expect(array.rows.allSatisfy { $0[0] == 0 })
  }

  @Test func `a matrix of very few parties has them all`() {
    for count in 1...2 {
      let parties = Array(ConflictMatrix.builtIn.prefix(count))
      let cells = CoveringCells(of: parties, seed: 1).cells
      #expect(Set(cells.flatMap { $0.parties.map(\.name) }) == Set(parties.map(\.name)))
    }
    #expect(CoveringCells(of: [], seed: 1).cells.isEmpty)
  }

  @Test func `each covering cell has a bridged one`() {
    let cells = WholeMatrix.matrix.cells.filter { $0.part == .covering }
    #expect(Set(cells.map(\.circumstances.death)) == Set(Death.allCases))
    #expect(Set(cells.map(\.circumstances.incident)) == Set(Incident.allCases))
    #expect(Set(cells.map(\.strategy)) == Set(Strategy.allCases))
    #expect(cells.count { $0.strategy == .bridge } * 3 > cells.count)
  }

  private func missing(
    from rows: [[Int]], _ sizes: [Int], _ isPossible: ([Int?]) -> Bool
  ) -> [[String]] {
    var covered: Set<[Int]> = []
    for row in rows {
      for a in row.indices {
        for b in row.indices.dropFirst(a + 1) {
          for c in row.indices.dropFirst(b + 1) {
            covered.insert([a, row[a], b, row[b], c, row[c]])
          }
        }
      }
    }
    return CoveringArray.triples(sizes).filter { triple in
      var row: [Int?] = Array(repeating: nil, count: sizes.count)
      for (axis, choice) in triple { row[axis] = choice }
      return !covered.contains(triple.flatMap { [$0.axis, $0.choice] }) && isPossible(row)
    }.map { $0.map { "\($0.axis)=\($0.choice)" } }
  }

  /// Whether there is a way to complete a row: only these axes restrict each other.
  private func canComeTogether(_ row: [Int?]) -> Bool {
    let restricted: [CoveringAxis] = [
      .opener, .second, .third, .first, .hook, .observers, .incident, .removal,
    ]
    guard rules.allow(row) else { return false }
    guard let open = restricted.first(where: { row[$0.rawValue] == nil }) else { return true }
    return (0..<sizes[open.rawValue]).contains { choice in
      var next = row
      next[open.rawValue] = choice
      return canComeTogether(next)
    }
  }
}
