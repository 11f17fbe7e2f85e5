/// One combination of parties and circumstances: a short script that runs on a host of its own.
@MainActor
public struct Cell {
  /// The parties, in the order in which they come.
  public let parties: [any Participant]

  /// Its place on the axes other than the parties and the strategy.
  public let circumstances: Circumstances

  /// What is done about the conflict.
  public let strategy: Strategy

  /// Why the matrix has this cell.
  public let part: Part

  /// A name that no other cell of a matrix has, made of its place on each axis.
  public let id: String

  /// What happens, in order.
  let steps: [Step]

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - parties: The parties, in the order in which they come.
  ///   - circumstances: Its place on the other axes.
  ///   - strategy: What is done about the conflict.
  ///   - part: Why the matrix has it.
  init(
    _ parties: [any Participant], _ circumstances: Circumstances, _ strategy: Strategy,
    part: Part
  ) {
    self.parties = parties.map { $0.adapted(to: strategy, getter: circumstances.getter) }
    self.circumstances = circumstances
    self.strategy = strategy
    self.part = part
    let names = parties.map(\.name).joined(separator: "+")
    let words = circumstances.coreWords + circumstances.coveringWords
    id = ([names] + words + [strategy.rawValue]).joined(separator: "/")
    steps = Self.steps(of: parties, in: circumstances)
  }
}

extension Cell {
  /// Why a matrix has a cell.
  public enum Part: String, CaseIterable, Codable, Sendable {
    /// The core has every combination of parties, hook timing, getter and slot.
    case core

    /// Every combination of three places on any three axes is in one of these.
    case covering
  }
}
