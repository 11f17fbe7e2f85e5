/// Writes JSON, for the few places in the libraries that need some.
package enum JSONText {
  /// A string literal.
  package static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// An array of string literals.
  package static func strings(_ texts: [String]) -> String {
    "[\(texts.map(string).joined(separator: ","))]"
  }

  /// An object whose values are JSON already.
  package static func object(_ members: [(name: String, value: String)]) -> String {
    "{\(members.map { "\(string($0.name)):\($0.value)" }.joined(separator: ","))}"
  }
}
