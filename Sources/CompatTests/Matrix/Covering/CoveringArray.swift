/// Rows of choices, one for each axis, such that every combination of choices on any three axes that
/// may come together is in one of them.
///
/// The rows are found greedily: each begins with a combination that is still missing, and goes on with
/// the choices that add the most others. The same seed gives the same rows.
struct CoveringArray {
  /// The rows: for each axis the place of the choice on it.
  private(set) var rows: [[Int]] = []

  private let sizes: [Int]
  private let offsets: [Int]
  private let width: Int
  private let isAllowed: ([Int?]) -> Bool
  private var isCovered: [Bool]
  private var random: SplitMix

  /// Finds rows.
  ///
  /// - Parameters:
  ///   - sizes: How many choices each axis has.
  ///   - seed: What random choices begin with.
  ///   - isAllowed: Whether choices may come together, where `nil` is an axis that is still open.
  init(sizes: [Int], seed: UInt64, isAllowed: @escaping ([Int?]) -> Bool) {
    self.sizes = sizes
    self.isAllowed = isAllowed
    offsets = sizes.indices.map { sizes[..<$0].reduce(0, +) }
    width = sizes.reduce(0, +)
    isCovered = Array(repeating: false, count: width * width * width)
    random = SplitMix(seed: seed)
    for triple in Self.triples(sizes) where isMissing(triple) { addRow(with: triple) }
  }

  /// All combinations of choices on any three axes, allowed or not.
  static func triples(_ sizes: [Int]) -> [[(axis: Int, choice: Int)]] {
    var triples: [[(axis: Int, choice: Int)]] = []
    for a in sizes.indices {
      for b in sizes.indices.dropFirst(a + 1) {
        for c in sizes.indices.dropFirst(b + 1) {
          for x in 0..<sizes[a] {
            for y in 0..<sizes[b] {
              for z in 0..<sizes[c] { triples.append([(a, x), (b, y), (c, z)]) }
            }
          }
        }
      }
    }
    return triples
  }

  private func isMissing(_ triple: [(axis: Int, choice: Int)]) -> Bool {
    let places = triple.map { offsets[$0.axis] + $0.choice }
    if isCovered[(places[0] * width + places[1]) * width + places[2]] { return false }
    var row: [Int?] = Array(repeating: nil, count: sizes.count)
    for (axis, choice) in triple { row[axis] = choice }
    return isAllowed(row)
  }

  private mutating func addRow(with triple: [(axis: Int, choice: Int)]) {
    var start: [Int?] = Array(repeating: nil, count: sizes.count)
    for (axis, choice) in triple { start[axis] = choice }
    var row = start
    var open = sizes.indices.filter { row[$0] == nil }
    open.shuffle(using: &random)
    for axis in open { row[axis] = bestChoice(on: axis, in: row) }
    guard let complete = row.contains(nil) ? completed(start) : row else { return }
    rows.append(complete.compactMap { $0 })
    cover(complete.compactMap { $0 })
  }

  /// The first row that has these choices, if there is any.
  private func completed(_ row: [Int?]) -> [Int?]? {
    guard let axis = row.firstIndex(of: nil) else { return row }
    var candidate = row
    for choice in 0..<sizes[axis] {
      candidate[axis] = choice
      if isAllowed(candidate), let complete = completed(candidate) { return complete }
    }
    return nil
  }

  private mutating func bestChoice(on axis: Int, in row: [Int?]) -> Int? {
    let taken = row.indices.compactMap { other in row[other].map { (other, offsets[other] + $0) } }
    let start = Int.random(in: 0..<sizes[axis], using: &random)
    var best: (choice: Int, gain: Int)?
    var candidate = row
    for step in 0..<sizes[axis] {
      let choice = (start + step) % sizes[axis]
      candidate[axis] = choice
      guard isAllowed(candidate) else { continue }
      let gain = gain(of: offsets[axis] + choice, on: axis, with: taken)
      if gain > best?.gain ?? -1 { best = (choice, gain) }
    }
    return best?.choice
  }

  /// How many missing combinations a choice would add to those that are taken.
  private func gain(of place: Int, on axis: Int, with taken: [(axis: Int, place: Int)]) -> Int {
    var gain = 0
    for i in taken.indices {
      for j in (i + 1)..<max(taken.count, i + 1) {
        let (first, second) = (taken[i], taken[j])
        let index =
          if axis < first.axis {
            (place * width + first.place) * width + second.place
          } else if axis < second.axis {
            (first.place * width + place) * width + second.place
          } else {
            (first.place * width + second.place) * width + place
          }
        if !isCovered[index] { gain += 1 }
      }
    }
    return gain
  }

  private mutating func cover(_ row: [Int]) {
    let places = row.indices.map { offsets[$0] + row[$0] }
    for a in places.indices {
      for b in (a + 1)..<max(places.count, a + 1) {
        for c in (b + 1)..<max(places.count, b + 1) {
          isCovered[(places[a] * width + places[b]) * width + places[c]] = true
        }
      }
    }
  }
}
