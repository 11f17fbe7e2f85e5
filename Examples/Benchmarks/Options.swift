/// What the command line asks for.
struct Options {
  var only: String?
  var iterations: Int?
  var residents: Int?
  var isJSON = false
  var runsByHand = false
  var usesValgrind = true

  /// What is wrong with a command line.
  struct Mistake: Error {
    let message: String
  }

  init(_ arguments: some Sequence<String>) throws(Mistake) {
    var rest = arguments.makeIterator()
    func value(of option: String) throws(Mistake) -> String {
      guard let value = rest.next() else { throw Mistake(message: "\(option) needs a value") }
      return value
    }
    func number(of option: String) throws(Mistake) -> Int {
      let text = try value(of: option)
      guard let number = Int(text), number > 0 else {
        throw Mistake(message: "\(option) needs a positive number, not \"\(text)\"")
      }
      return number
    }
    while let argument = rest.next() {
      switch argument {
      case "--only": only = try value(of: argument)
      case "--iterations": iterations = try number(of: argument)
      case "--residents": residents = try number(of: argument)
      case "--format":
        let text = try value(of: argument)
        guard text == "json" || text == "table" else {
          throw Mistake(message: "--format is json or table, not \"\(text)\"")
        }
        isJSON = text == "json"
      case "--lower-bound": runsByHand = true
      case "--no-valgrind": usesValgrind = false
      default: throw Mistake(message: "unknown option \"\(argument)\"")
      }
    }
    if only == nil, iterations != nil || residents != nil {
      throw Mistake(message: "--iterations and --residents need --only")
    }
  }
}
