import ExampleSupport

/// What the command line asks for.
@MainActor
struct Options {
  /// What is measured, and compared with the limits.
  enum Check: String {
    /// Only what does not depend on the machine's load.
    case counts
    /// Times too.
    case all
  }

  static let usage =
    "[--format table|json] [--only NAME] [--no-valgrind] [--check counts|all]"

  var only: String?
  var iterations: Int?
  var residents: Int?
  var check: Check?
  var isJSON = false
  var runsByHand = false
  var usesValgrind = true
  var countsAllocations = false

  init(_ words: [String], _ program: ExampleProgram) throws(BadInput) {
    var rest = words.makeIterator()
    func value(of option: String) throws(BadInput) -> String {
      guard let value = rest.next() else { throw program.wrongUsage("\(option) needs a value") }
      return value
    }
    func number(of option: String) throws(BadInput) -> Int {
      let text = try value(of: option)
      guard let number = Int(text), number > 0 else {
        throw program.wrongUsage("\(option) needs a positive number, not '\(text)'")
      }
      return number
    }
    while let word = rest.next() {
      switch word {
      case "--only": only = try value(of: word)
      case "--iterations": iterations = try number(of: word)
      case "--residents": residents = try number(of: word)
      case "--format":
        let text = try value(of: word)
        guard text == "json" || text == "table" else {
          throw program.wrongUsage("--format is table or json, not '\(text)'")
        }
        isJSON = text == "json"
      case "--check":
        let text = try value(of: word)
        guard let asked = Check(rawValue: text) else {
          throw program.wrongUsage("--check is counts or all, not '\(text)'")
        }
        check = asked
      case "--lower-bound": runsByHand = true
      case "--no-valgrind": usesValgrind = false
      case "--allocations": countsAllocations = true
      default: throw program.wrongUsage("unknown option '\(word)'")
      }
    }
    if only == nil, iterations != nil || residents != nil || runsByHand || countsAllocations {
      throw program.wrongUsage(
        "--iterations, --residents, --allocations and --lower-bound need --only")
    }
  }
}
